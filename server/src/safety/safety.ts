/** Why a text may not be written or answered, in every content mode (decisions, "Content mode"). */
export type RefusalReason = 'sexual-minors' | 'intimate-images' | 'harm';

/**
 * `crisis`: whoever wrote it may be in danger from themselves. The text is kept and may be answered, and a crisis card
 * is shown with it.
 */
export type SafetyVerdict = { kind: 'allow' } | { kind: 'refuse'; reason: RefusalReason } | { kind: 'crisis' };

export interface JudgedText {
  text: string;
  /** Who wrote it: a person about to be answered, or an engine (or a creator) in the voice of a character. */
  side: 'visitor' | 'character';
  /** Reads the names of the story itself (characters, persona): a picture of them shows no living person. */
  names?: (() => Promise<readonly string[]>) | undefined;
}

/** Whoever looks at texts before and after a reply is written. */
export interface Safety {
  /** As `readyz` names it. */
  readonly name: string;
  /**
   * @param signal Ends the asking.
   * @throws {AppError} UNAVAILABLE when somebody who is to be asked does not answer: nothing passes unseen.
   */
  judge(judged: JudgedText, signal: AbortSignal): Promise<SafetyVerdict>;
}
