/** Caps of what a story may take while it is looked through. They are far above any story that people write. */
export const LIMITS = {
  /** Milliseconds after which no further reading is begun. */
  readingMs: 3_000,
  /** Milliseconds for all ways through a story. */
  waysMs: 3_000,
  readings: 120,
  listItems: 1_000,
  problems: 100,
  message: 500,
  opening: 1_200,
} as const;

export const MOST_STORIES = { account: 200, guest: 20 };
