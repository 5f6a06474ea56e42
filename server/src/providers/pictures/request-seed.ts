import type { PictureRequest } from './picture-engine.ts';

/** Seeds are whole numbers of 32 bits; after the last one the first follows. */
const SEEDS = 2 ** 32;

/** The seed of one picture of a request. @param index From 0. */
export function seedOf({ seed }: Pick<PictureRequest, 'seed'>, index: number): number {
  return (seed + index) % SEEDS;
}
