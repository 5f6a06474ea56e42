import { useId } from 'react';

import { fixed } from '../../theme/vars.css';
import { size as sizeStyle } from './Coin.css';

/**
 * A brass coin: wherever it stands, a number of points stands beside it. The same in both brands.
 *
 * **Use** beside every amount of points, large in the shop and small on prices.
 *
 * **Avoid** it as decoration, and beside sums of money: it means points and nothing else.
 *
 * **Accessibility** Hidden from screen readers: the unit is read with the number.
 */
export function Coin({ size = 'medium' }: { readonly size?: keyof typeof sizeStyle }) {
  const face = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={sizeStyle[size]}>
      <defs>
        <linearGradient id={face} x1=".2" y1="0" x2=".8" y2="1">
          <stop stopColor={fixed.coin.light} />
          <stop offset=".55" stopColor={fixed.coin.mid} />
          <stop offset="1" stopColor={fixed.coin.dark} />
        </linearGradient>
      </defs>
      <circle cx="16" cy="16" r="15" fill={`url(#${face})`} />
      <circle cx="16" cy="16" r="11.4" fill="none" stroke={fixed.coin.engraving} strokeWidth="1.3" />
      <path
        fill={fixed.coin.engraving}
        d="M16 8.4c3.4 3.4 4.5 5.6 4.5 8.1a4.5 4.5 0 0 1-9 0c0-1.7.7-2.9 1.7-4 .3 1.3.8 1.9 1.5 2.3-.4-2.4.1-4.5 1.3-6.4z"
      />
      <path d="M11.6 23.3h8.8" stroke={fixed.coin.engraving} strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  );
}
