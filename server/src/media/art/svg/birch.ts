import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface BirchStyle {
  x: number;
  /** The trunk is a tenth as wide. */
  size: number;
  height: number;
  bark: HexColor;
  ink: HexColor;
}

export function birch(random: Random, { x, size, height, bark, ink }: BirchStyle): string {
  const trunk = svg`<path d="M${x} ${height}L${x + size * 0.012} 0h${size * 0.05}L${x + size * 0.1} ${height}z" fill="${bark}"/>`;
  const marks = repeat(16, () => {
    const y = random.between(0, height);
    const bend = svg`q${size * 0.03} ${random.between(-4, 6)} ${size * random.between(0.03, 0.06)} 0`;
    return svg`<path d="M${x + size * 0.02} ${y}${bend}" stroke="${ink}" stroke-width="2.4" fill="none" opacity=".5"/>`;
  });
  return trunk + marks;
}
