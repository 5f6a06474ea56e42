/** What moves cost in a story, in points. */
export interface RoundPrices {
  choice: number;
  /** Null where words are no moves. */
  typed: number | null;
}
