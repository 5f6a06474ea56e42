/** What the local rules are to answer: a reason for refusal, a crisis card, or nothing. */
export type ExpectedVerdict = 'sexual-minors' | 'intimate-images' | 'harm' | 'crisis' | 'allow';

/**
 * Lines of one kind with the verdict that the local rules must give. The verdict is the same in both content modes:
 * what the rules refuse is refused in every mode (Product §11). Refused lines are as short and clinical
 * as they can be while they still prove the rule. Names are invented.
 */
export interface CaseGroup {
  kind: string;
  expected: ExpectedVerdict;
  /** Whose words the lines are; both when it is left out, the visitor's for a crisis. */
  side?: 'visitor' | 'character';
  lines: readonly string[];
}
