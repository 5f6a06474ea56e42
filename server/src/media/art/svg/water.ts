import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface WaterStyle {
  width: number;
  top: number;
  bottom: number;
  color: HexColor;
  discX: number;
  count: number;
}

export function glitter(random: Random, { width, top, bottom, color, discX, count }: WaterStyle): string {
  const path = repeat(count, () => {
    const nearness = Math.pow(random.next(), 0.8);
    const y = top + (bottom - top) * nearness;
    const inPath = random.chance(0.55);
    const length = random.between(10, 46) * (0.4 + nearness * 1.4);
    const x = inPath ? discX + random.between(-1, 1) * (24 + nearness * 90) - length / 2 : random.between(0, width);
    return svg`M${x} ${y}h${length}`;
  });
  return svg`<path d="${path}" stroke="${color}" stroke-width="2" stroke-linecap="round" opacity=".55"/>`;
}

export interface WavesStyle {
  width: number;
  top: number;
  bottom: number;
  unit: number;
  color: HexColor;
  opacity: number;
}

export function waves({ width, top, bottom, unit, color, opacity }: WavesStyle): string {
  let path = '';
  let row = 0;
  for (let y = top; y < bottom + unit; y += unit * 0.5) {
    for (let x = (row % 2 ? unit : 0) - unit; x < width + unit; x += unit * 2) {
      for (const share of [1, 0.7, 0.4]) {
        const radius = unit * share;
        path += svg`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * unit * share} 0`;
      }
    }
    row += 1;
  }
  return svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="2" opacity="${String(opacity)}"/>`;
}
