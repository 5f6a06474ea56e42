import { z } from 'zod';

/** Most originals that a remix names; the furthest is dropped first. */
export const MOST_ORIGINS = 10;

/** A character that another was made of, as it was then. */
export const StoredOrigin = z.object({
  characterId: z.string().min(1).max(64).nullable(),
  name: z.string().min(1).max(60),
  /** Empty where none is known. */
  creatorName: z.string().max(60),
  /** Which version of it was taken, as its card says; empty where it does not. */
  version: z.string().max(60),
});
export type StoredOrigin = z.output<typeof StoredOrigin>;

/** Whom a character was made of, the nearest first. */
export const RemixChain = z.array(StoredOrigin).max(MOST_ORIGINS);
export type RemixChain = z.output<typeof RemixChain>;

/** The credit of what is made of a character that has itself been made of others. */
export function chainAfter(original: StoredOrigin, former: RemixChain): RemixChain {
  return [original, ...former].slice(0, MOST_ORIGINS);
}

export function readChain(column: string): RemixChain {
  return RemixChain.parse(JSON.parse(column));
}
