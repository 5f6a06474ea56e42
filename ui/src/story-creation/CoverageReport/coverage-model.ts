/** What readings of a story came by, and what they did not. */
export interface CoverageValue {
  /** Words on a way to an ending; null where no reading came to one. */
  readonly words: { readonly shortest: number; readonly median: number; readonly longest: number } | null;
  /** Choices that are written. */
  readonly choices: number;
  readonly unoffered: readonly { readonly line: number; readonly partId: string }[];
}
