import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface CloudsStyle {
  width: number;
  /** Of the bars' middle. */
  y: number;
  color: HexColor;
  count: number;
  opacity: number;
  scale: number;
}

function bar(x: number, y: number, length: number, height: number): string {
  return svg`<rect x="${x}" y="${y}" width="${length}" height="${height}" rx="${height / 2}"/>`;
}

export function clouds(random: Random, { width, y, color, count, opacity, scale }: CloudsStyle): string {
  const bars = repeat(count, () => {
    const x = random.between(-0.1, 0.9) * width;
    const middle = y + random.between(-70, 70) * scale;
    const length = random.between(0.18, 0.5) * width;
    const height = random.between(7, 15) * scale;
    const centre = bar(x, middle, length, height);
    const upperX = x + length * random.between(0.1, 0.4);
    const upper = bar(upperX, middle - height * 0.95, length * random.between(0.3, 0.5), height);
    const lowerX = x - length * random.between(0, 0.25);
    const lower = bar(lowerX, middle + height * 0.95, length * random.between(0.5, 0.8), height);
    return centre + upper + lower;
  });
  return svg`<g fill="${color}" opacity="${String(opacity)}">${bars}</g>`;
}
