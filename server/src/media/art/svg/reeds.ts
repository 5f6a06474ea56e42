import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface ReedsStyle {
  width: number;
  bottom: number;
  length: number;
  color: HexColor;
  count: number;
}

export function reeds(random: Random, { width, bottom, length, color, count }: ReedsStyle): string {
  const path = repeat(count, () => {
    const x = random.between(-10, width + 10);
    const reach = length * random.between(0.4, 1);
    const bend = random.between(-0.3, 0.3) * reach;
    const up = svg`Q${x} ${bottom - reach * 0.6} ${x + bend} ${bottom - reach}`;
    const down = svg`Q${x + 5} ${bottom - reach * 0.55} ${x + 6} ${bottom}`;
    return svg`M${x} ${bottom}${up}${down}z`;
  });
  return svg`<path d="${path}" fill="${color}"/>`;
}
