import { fixed } from '../../theme/vars.css';

/** How far one coin of a stack stands above the one below it, in the units of its drawing. */
export const coinThickness = 11;

/** The metal of the faces of stacked coins; `id` names it within the page. */
export function CoinFace({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={fixed.coin.light} />
      <stop offset=".5" stopColor={fixed.coin.mid} />
      <stop offset="1" stopColor={fixed.coin.dark} />
    </linearGradient>
  );
}

interface StackedCoinProps {
  readonly x: number;
  readonly y: number;
  /** Id of the {@link CoinFace}. */
  readonly face: string;
}

/** One coin of a stack, 54 units wide, seen from a little above. */
export function StackedCoin({ x, y, face }: StackedCoinProps) {
  return (
    <>
      <path d={`M${x - 27} ${y}v9a27 9 0 0 0 54 0v-9z`} fill={fixed.coin.dark} />
      <path d={`M${x - 27} ${y + 3}a27 9 0 0 0 54 0`} fill="none" stroke={fixed.coin.mid} strokeWidth="1.4" />
      <ellipse cx={x} cy={y} rx="27" ry="9" fill={`url(#${face})`} />
      <ellipse cx={x} cy={y} rx="20" ry="6" fill="none" stroke={fixed.coin.engraving} strokeWidth="1.2" />
    </>
  );
}
