export interface RoundPrices {
  choice: number;
  /** Null where words are no moves. */
  typed: number | null;
  /** Whether words change nothing of the story, since its author has written all of it. */
  typedIsAside: boolean;
}
