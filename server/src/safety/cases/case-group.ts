export type ExpectedVerdict = 'sexual-minors' | 'intimate-images' | 'harm' | 'crisis' | 'allow';

/**
 * Test lines with the verdict in both content modes (Product §11). Refused ones are as short and clinical as the proof
 * allows; names are invented.
 */
export interface CaseGroup {
  kind: string;
  expected: ExpectedVerdict;
  /** Both by default, the visitor's for a crisis. */
  side?: 'visitor' | 'character';
  lines: readonly string[];
}
