/** Caps of what a story may take while it is looked through. They are far above any story that people write. */
export const LIMITS = {
  /** Milliseconds until a source is given up: compiling and reading together. */
  lookMs: 12_000,
  /** Milliseconds after which no further reading is begun. */
  readingMs: 3_000,
  /** Milliseconds for all ways through a story. */
  waysMs: 3_000,
  /** Readings at random. */
  readings: 120,
  /** Megabytes of a story that is looked through, source and all. */
  memoryMb: 256,
  /** Below that of the server itself: what can be read there can be read here. */
  stackMb: 0.75,
  /** Items of all lists together. */
  listItems: 1_000,
  /** Problems that are told. */
  problems: 100,
  /** Characters of a problem's message. */
  message: 500,
  /** Characters of what a story's page shows of its first round. */
  opening: 1_200,
} as const;

/** Own stories that somebody may have. */
export const MOST_STORIES = { account: 200, guest: 20 };
