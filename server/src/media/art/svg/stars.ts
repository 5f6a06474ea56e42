import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

function star(random: Random, width: number, height: number): string {
  const x = random.between(0, width);
  const y = Math.pow(random.next(), 1.5) * height;
  const radius = random.chance(0.12) ? random.between(1.6, 2.8) : random.between(0.5, 1.3);
  if (radius <= 2.2) return svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  const short = radius * 0.5;
  const long = radius * 2.5;
  const rightHalf = svg`l${short} ${long} ${long} ${short} ${-long} ${short}`;
  const leftHalf = svg` ${-short} ${long} ${-short} ${-long} ${-long} ${-short} ${long} ${-short}`;
  return svg`<path d="M${x} ${y - radius * 3}${rightHalf}${leftHalf}z"/>`;
}

export function stars(random: Random, width: number, height: number, color: HexColor, count: number): string {
  return svg`<g fill="${color}" opacity=".85">${repeat(count, () => star(random, width, height))}</g>`;
}
