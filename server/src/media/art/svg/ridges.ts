import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { repeat, svg } from './markup.ts';

/** From the top of the picture. */
export type RidgeLine = (x: number) => number;

export interface RidgeShape {
  offset: number;
  base: number;
  amplitude: number;
  frequency: number;
  octaves: number;
}

export function ridgeLine(noise: Noise, { offset, base, amplitude, frequency, octaves }: RidgeShape): RidgeLine {
  return (x) => base - amplitude * noise(x * frequency + offset, octaves);
}

/** Fills below an outline sampled every `step` units. */
export function ridge(line: RidgeLine, width: number, height: number, color: HexColor, step = 6): string {
  let outline = `M0 ${height}`;
  for (let x = 0; x <= width + step; x += step) outline += svg`L${x} ${line(x)}`;
  return svg`<path d="${outline}L${width} ${height}z" fill="${color}"/>`;
}

export interface StrokesStyle {
  width: number;
  color: HexColor;
  opacity: number;
  count: number;
}

export function strokes(random: Random, line: RidgeLine, { width, color, opacity, count }: StrokesStyle): string {
  const path = repeat(count, () => {
    const x = random.between(0, width);
    const y = line(x) + random.between(8, 70);
    const length = random.between(14, 60);
    return svg`M${x} ${y}q${length * 0.5} ${random.between(-5, 1)} ${length} ${random.between(2, 12)}`;
  });
  return svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round"
    opacity="${String(opacity)}"/>`;
}
