import type { PictureRequest } from './picture-engine.ts';

const SEEDS = 2 ** 32;

export function seedOf({ seed }: Pick<PictureRequest, 'seed'>, index: number): number {
  return (seed + index) % SEEDS;
}
