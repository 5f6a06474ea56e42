import { nineLanternsToMidnight } from './stories/nine-lanterns-to-midnight.ts';
import { theCountingLight } from './stories/the-counting-light.ts';
import { theGlassObservatory } from './stories/the-glass-observatory.ts';
import { theLastNightMail } from './stories/the-last-night-mail.ts';
import { theSaltRoadLetters } from './stories/the-salt-road-letters.ts';
import { winterAtHeronPass } from './stories/winter-at-heron-pass.ts';
import type { SeedStory } from './types.ts';

/** The books, in editorial order. */
export const stories: readonly SeedStory[] = [
  nineLanternsToMidnight,
  theCountingLight,
  theSaltRoadLetters,
  theLastNightMail,
  theGlassObservatory,
  winterAtHeronPass,
];
