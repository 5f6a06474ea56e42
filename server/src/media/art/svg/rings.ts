import type { HexColor } from '../types.ts';
import type { Circle } from './disc.ts';
import { repeat, svg } from './markup.ts';

export interface RingsStyle {
  count: number;
  /** Distance of the first rings; it grows outwards. */
  step: number;
  color: HexColor;
  opacity: number;
  strokeWidth: number;
}

export function rings({ x, y, radius }: Circle, { count, step, color, opacity, strokeWidth }: RingsStyle): string {
  const circles = repeat(count, (index) => {
    const reach = radius + step * (index + 1) * (1 + index * 0.08);
    const dashes = index % 2 ? `stroke-dasharray="${3 + index * 2} ${7 + index}"` : '';
    return svg`<circle cx="${x}" cy="${y}" r="${reach}" ${dashes}/>`;
  });
  return svg`<g fill="none" stroke="${color}" stroke-width="${strokeWidth}" opacity="${String(opacity)}">${circles}</g>`;
}
