import { z } from 'zod';

/** The furthest is dropped first. */
export const MOST_ORIGINS = 10;

export const StoredOrigin = z.object({
  characterId: z.string().min(1).max(64).nullable(),
  name: z.string().min(1).max(60),
  /** Empty where unknown. */
  creatorName: z.string().max(60),
  /** As its card says; may be empty. */
  version: z.string().max(60),
});
export type StoredOrigin = z.output<typeof StoredOrigin>;

export const RemixChain = z.array(StoredOrigin).max(MOST_ORIGINS);
export type RemixChain = z.output<typeof RemixChain>;

/** The chain of a remix, nearest first. */
export function chainAfter(original: StoredOrigin, former: RemixChain): RemixChain {
  return [original, ...former].slice(0, MOST_ORIGINS);
}

export function readChain(column: string): RemixChain {
  return RemixChain.parse(JSON.parse(column));
}
