import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface SparksStyle {
  width: number;
  top: number;
  bottom: number;
  color: HexColor;
  count: number;
  scale: number;
}

export function sparks(random: Random, { width, top, bottom, color, count, scale }: SparksStyle): string {
  const lights = repeat(count, () => {
    const x = random.between(0, width);
    const y = random.between(top, bottom);
    const radius = random.between(1.4, 4) * scale;
    return svg`<circle cx="${x}" cy="${y}" r="${radius * 2.6}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  return svg`<g fill="${color}">${lights}</g>`;
}
