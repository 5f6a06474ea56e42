import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

/** `x` and `y` are the foot of its trunk. */
export function pine(x: number, y: number, height: number, color: HexColor): string {
  const skirts = repeat(4, (index) => {
    const top = y - height + height * 0.2 * index;
    const reach = height * (0.1 + 0.075 * index);
    const hem = top + height * 0.34;
    return svg`M${x} ${top}L${x + reach} ${hem}Q${x} ${top + height * 0.27} ${x - reach} ${hem}z`;
  });
  const trunkWidth = height * 0.04;
  const trunk = svg`M${x - height * 0.02} ${y - height * 0.1}h${trunkWidth}v${height * 0.14}h${-trunkWidth}z`;
  return svg`<path d="${skirts}${trunk}" fill="${color}"/>`;
}
