import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

export function rain(random: Random, width: number, height: number, color: HexColor, count: number): string {
  const path = repeat(count, () => {
    const x = random.between(-40, width);
    const y = random.between(0, height);
    const length = random.between(20, 60);
    return svg`M${x} ${y}l${-length * 0.22} ${length}`;
  });
  return svg`<path d="${path}" stroke="${color}" stroke-width="1.6" stroke-linecap="round" opacity=".4"/>`;
}
