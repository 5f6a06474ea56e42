import type { KeyValueStorage } from '@fabula/sdk';
import type { ReadingPlaceValue } from '@fabula/ui/reading';

import { pageKeys } from '../session/storage-keys';

const keyOf = (sessionId: string) => pageKeys.readingPlace + sessionId;

/**
 * Where the reader of a play was when its book was open at a round. Null at its title; undefined where nothing is known,
 * and where the book was open at another round: the address then says more.
 */
export function readPlace(
  storage: KeyValueStorage,
  sessionId: string,
  shownId: string,
): ReadingPlaceValue | null | undefined {
  const [openedAt, roundId, block, part] = storage.getItem(keyOf(sessionId))?.split(' ') ?? [];
  if (openedAt !== shownId) return undefined;
  if (roundId === undefined) return null;
  const place = { roundId, block: Number(block), part: Number(part) };
  return Number.isInteger(place.block) && Number.isFinite(place.part) ? place : undefined;
}

/** Remembers where the reader of a play is while its book is open at a round. */
export function writePlace(
  storage: KeyValueStorage,
  sessionId: string,
  shownId: string,
  place: ReadingPlaceValue | null,
): void {
  const words = place === null ? [shownId] : [shownId, place.roundId, place.block, place.part];
  storage.setItem(keyOf(sessionId), words.join(' '));
}
