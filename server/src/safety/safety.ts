/** Why a text may not be written or answered, in every content mode (decisions, "Content mode"). */
export type RefusalReason = 'sexual-minors' | 'intimate-images' | 'harm';

export type SafetyVerdict =
  | { kind: 'allow' }
  | { kind: 'refuse'; reason: RefusalReason }
  /** Somebody may be in danger from themselves: a crisis card is to be shown. */
  | { kind: 'crisis' };

/** Whoever looks at texts before and after a reply is written. */
export interface Safety {
  /** As `readyz` names it. */
  readonly name: string;
  /**
   * Judges one text together with what it continues.
   *
   * @param text What a person sent or an engine wrote.
   * @param signal Ends the asking.
   */
  judge(text: string, signal: AbortSignal): Promise<SafetyVerdict>;
}
