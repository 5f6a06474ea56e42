// Measured from the sources in ./ink by server/scripts/ink-facts.ts (npm run facts -w server); not edited.

/** How long each story that is written in ink is, by story id: see `StoryFacts`. */
export const inkFacts = {
  'a-map-of-missing-streets': { fewestRounds: 5, rounds: 5, chapters: 5, endings: 5, readingMinutes: 8 },
  'by-return-of-post': { fewestRounds: 7, rounds: 8, chapters: 12, endings: 4, readingMinutes: 13 },
  'checkout-at-the-hotel-perpetua': { fewestRounds: 6, rounds: 7, chapters: 7, endings: 5, readingMinutes: 10 },
  'eleven-kilos-of-iron': { fewestRounds: 10, rounds: 11, chapters: 11, endings: 5, readingMinutes: 15 },
  'in-the-first-person': { fewestRounds: 10, rounds: 10, chapters: 12, endings: 5, readingMinutes: 21 },
  'nine-lanterns-to-midnight': { fewestRounds: 9, rounds: 9, chapters: 12, endings: 5, readingMinutes: 13 },
  'nothing-to-log': { fewestRounds: 9, rounds: 11, chapters: 11, endings: 5, readingMinutes: 15 },
  'red-sun-slow-hills': { fewestRounds: 9, rounds: 9, chapters: 13, endings: 5, readingMinutes: 12 },
  'the-counting-light': { fewestRounds: 8, rounds: 9, chapters: 11, endings: 4, readingMinutes: 12 },
  'the-duel-at-half-past-tea': { fewestRounds: 6, rounds: 6, chapters: 6, endings: 5, readingMinutes: 8 },
  'the-glass-observatory': { fewestRounds: 6, rounds: 6, chapters: 6, endings: 5, readingMinutes: 10 },
  'the-last-night-mail': { fewestRounds: 10, rounds: 10, chapters: 11, endings: 7, readingMinutes: 11 },
  'the-quietest-house-in-town': { fewestRounds: 8, rounds: 8, chapters: 10, endings: 5, readingMinutes: 17 },
  'the-salt-road-letters': { fewestRounds: 8, rounds: 8, chapters: 8, endings: 5, readingMinutes: 19 },
  'the-sum-of-the-air': { fewestRounds: 7, rounds: 9, chapters: 12, endings: 4, readingMinutes: 12 },
  'the-umbrella-inquest': { fewestRounds: 11, rounds: 11, chapters: 13, endings: 4, readingMinutes: 12 },
  'what-the-birches-heard': { fewestRounds: 8, rounds: 8, chapters: 8, endings: 5, readingMinutes: 15 },
  'winter-at-heron-pass': { fewestRounds: 8, rounds: 8, chapters: 14, endings: 4, readingMinutes: 14 },
};
