import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export interface BranchStyle {
  x: number;
  y: number;
  direction: 1 | -1;
  length: number;
  color: HexColor;
  leaf: HexColor;
}

export function branch(random: Random, { x, y, direction, length, color, leaf }: BranchStyle): string {
  const reach = direction * length;
  const curve = svg`${x + reach * 0.3} ${y + length * 0.05} ${x + reach * 0.6} ${y + length * 0.3} ${x + reach} ${y + length * 0.36}`;
  const wood = svg`<path d="M${x} ${y}C${curve}" stroke="${color}" stroke-width="${length * 0.022}" fill="none"
    stroke-linecap="round"/>`;
  const leaves = repeat(22, () => {
    const along = random.between(0.1, 1);
    const leafX = x + reach * along;
    const leafY = y + length * (0.36 * along * along * (2 - along) * 0.95);
    const angle = random.between(15, 150) * (random.chance(0.5) ? 1 : -1);
    const size = length * random.between(0.07, 0.15);
    const fill = random.chance(0.7) ? color : leaf;
    return svg`<path transform="translate(${leafX} ${leafY}) rotate(${angle})"
      d="M0 0Q${size * 0.5} ${-size * 0.42} ${size} 0Q${size * 0.5} ${size * 0.42} 0 0z" fill="${fill}"/>`;
  });
  return wood + leaves;
}
