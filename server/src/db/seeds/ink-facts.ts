// Measured from the sources in ./ink by server/scripts/ink-facts.ts (npm run facts -w server); not edited.

/** How long each story that is written in ink is, by story id: see `StoryFacts`. */
export const inkFacts = {
  'a-map-of-missing-streets': { rounds: 5, chapters: 5, endings: 5, readingMinutes: 8 },
  'checkout-at-the-hotel-perpetua': { rounds: 7, chapters: 6, endings: 5, readingMinutes: 10 },
  'nine-lanterns-to-midnight': { rounds: 9, chapters: 0, endings: 5, readingMinutes: 13 },
  'red-sun-slow-hills': { rounds: 9, chapters: 0, endings: 5, readingMinutes: 12 },
  'the-counting-light': { rounds: 9, chapters: 0, endings: 4, readingMinutes: 12 },
  'the-duel-at-half-past-tea': { rounds: 6, chapters: 0, endings: 5, readingMinutes: 8 },
  'the-glass-observatory': { rounds: 6, chapters: 5, endings: 5, readingMinutes: 10 },
  'the-last-night-mail': { rounds: 10, chapters: 0, endings: 7, readingMinutes: 11 },
  'the-salt-road-letters': { rounds: 8, chapters: 8, endings: 5, readingMinutes: 19 },
  'the-umbrella-inquest': { rounds: 11, chapters: 0, endings: 4, readingMinutes: 12 },
  'what-the-birches-heard': { rounds: 8, chapters: 7, endings: 5, readingMinutes: 15 },
  'winter-at-heron-pass': { rounds: 8, chapters: 0, endings: 4, readingMinutes: 14 },
};
