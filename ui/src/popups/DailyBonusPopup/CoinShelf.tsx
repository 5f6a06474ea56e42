import { useId } from 'react';

import { vars } from '../../theme/vars.css';
import { coins, rays, shelf, stage } from './CoinShelf.css';

/** How many coins stand in each of the three stacks. */
const stacks = [
  { x: 70, height: 4 },
  { x: 120, height: 8 },
  { x: 170, height: 5 },
] as const;

const floor = 137;
const thickness = 11;
const rayCount = 24;

/** The corners of one ray of light: a thin wedge from the middle outwards. */
const rayPoints = (index: number): string => {
  const start = (index * 2 * Math.PI) / rayCount;
  const end = start + Math.PI / rayCount;
  const corner = (angle: number) => `${(300 * Math.cos(angle)).toFixed(1)},${(300 * Math.sin(angle)).toFixed(1)}`;
  return `0,0 ${corner(start)} ${corner(end)}`;
};

/** Three stacks of brass coins on the shelf, under quiet rays. */
export function CoinShelf() {
  const face = useId();
  return (
    <div className={stage} aria-hidden="true">
      <svg viewBox="-300 -300 600 600" className={rays}>
        {Array.from({ length: rayCount }, (_, index) => (
          <polygon key={index} points={rayPoints(index)} fill={vars.color.primary} />
        ))}
      </svg>
      <svg viewBox="30 20 180 130" className={coins}>
        <linearGradient id={face} x2="0" y2="1">
          <stop stopColor={vars.coin.light} />
          <stop offset=".5" stopColor={vars.coin.mid} />
          <stop offset="1" stopColor={vars.coin.dark} />
        </linearGradient>
        {stacks.flatMap(({ x, height }) =>
          Array.from({ length: height }, (_, level) => (
            <StackedCoin key={`${x} ${level}`} x={x} y={floor - level * thickness} face={face} />
          )),
        )}
      </svg>
      <div className={shelf} />
    </div>
  );
}

function StackedCoin({ x, y, face }: { readonly x: number; readonly y: number; readonly face: string }) {
  return (
    <>
      <path d={`M${x - 27} ${y}v9a27 9 0 0 0 54 0v-9z`} fill={vars.coin.dark} />
      <path d={`M${x - 27} ${y + 3}a27 9 0 0 0 54 0`} fill="none" stroke={vars.coin.mid} strokeWidth="1.4" />
      <ellipse cx={x} cy={y} rx="27" ry="9" fill={`url(#${face})`} />
      <ellipse cx={x} cy={y} rx="20" ry="6" fill="none" stroke={vars.coin.engraving} strokeWidth="1.2" />
    </>
  );
}
