import { int, nullable, number, object, string } from 'zod/mini';

import { stored } from '../data/stored';
import { pageKeys } from '../session/storage-keys';

const Place = object({
  shownId: string(),
  place: nullable(object({ roundId: string(), block: int(), part: number() })),
});

/** The reader's place in a play's book while it is open at the round `shownId`; null at its title. */
export const readingPlace = (sessionId: string) => stored(pageKeys.readingPlace + sessionId, Place);
