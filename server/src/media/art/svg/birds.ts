import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface BirdsStyle {
  x: number;
  y: number;
  color: HexColor;
  count: number;
  scale: number;
}

export function birds(random: Random, { x, y, color, count, scale }: BirdsStyle): string {
  const path = repeat(count, () => {
    const birdX = x + random.between(-90, 90) * scale;
    const birdY = y + random.between(-40, 40) * scale;
    const wing = random.between(5, 11) * scale;
    const left = svg`q${wing * 0.6} ${-wing * 0.3} ${wing} ${wing * 0.5}`;
    const right = svg`q${wing * 0.4} ${-wing * 0.8} ${wing} ${-wing * 0.5}`;
    return svg`M${birdX - wing} ${birdY - wing * 0.5}${left}${right}`;
  });
  return svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="${String(2 * scale)}" stroke-linecap="round"
    stroke-linejoin="round"/>`;
}
