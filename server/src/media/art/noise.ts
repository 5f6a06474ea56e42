import type { Random } from './random.ts';

/** Between 0 and 1; more octaves are rougher. */
export type Noise = (x: number, octaves: number) => number;

/** Fractal value noise along a line; takes 256 draws. */
export function createNoise(random: Random): Noise {
  const lattice = Array.from({ length: 256 }, () => random.next());
  const latticeAt = (index: number) => lattice[index & 255] ?? 0;

  function smooth(x: number): number {
    const cell = Math.floor(x);
    const within = x - cell;
    const eased = within * within * (3 - 2 * within);
    return latticeAt(cell) * (1 - eased) + latticeAt(cell + 1) * eased;
  }

  return (x, octaves) => {
    let value = 0;
    let amplitude = 0.5;
    let frequency = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      value += amplitude * smooth(x * frequency + octave * 37);
      total += amplitude;
      amplitude *= 0.5;
      frequency *= 2.03;
    }
    return value / total;
  };
}
