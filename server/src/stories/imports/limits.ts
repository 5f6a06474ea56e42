/** Caps of what a story may take while it is looked through. They are far above any story that people write. */
export const LIMITS = {
  /** Milliseconds after which no further reading is begun. */
  readingMs: 3_000,
  /** Milliseconds for all ways through a story. */
  waysMs: 3_000,
  /** Readings at random. */
  readings: 120,
  /** Items of all lists together. */
  listItems: 1_000,
  /** Problems that are told. */
  problems: 100,
  /** Characters of a problem's message. */
  message: 500,
  /** Characters of what a story's page shows of its first round. */
  opening: 1_200,
} as const;

/** Limit of own stories for an owner. */
export const MOST_STORIES = { account: 200, guest: 20 };
