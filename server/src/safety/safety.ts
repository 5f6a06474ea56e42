/** Why a text may not be written or answered, in every content mode (Product §11). */
export type RefusalReason = 'sexual-minors' | 'intimate-images' | 'harm';

/**
 * `crisis`: its author may be at risk of self-harm. The text is kept and may be answered, and a crisis card
 * is shown with it.
 */
export type SafetyVerdict = { kind: 'allow' } | { kind: 'refuse'; reason: RefusalReason } | { kind: 'crisis' };

export interface ModeratedText {
  text: string;
  /** Who wrote it: a person about to be answered, or an engine (or a creator) in the voice of a character. */
  side: 'visitor' | 'character';
  /** Reads the names of the story itself (characters, persona): a picture of them shows no living person. */
  names?: (() => Promise<readonly string[]>) | undefined;
}

export interface Safety {
  /** As `readyz` names it. */
  readonly name: string;
  /**
   * @param signal Ends the asking.
   * @throws {AppError} UNAVAILABLE when the moderation endpoint does not answer: nothing passes unseen.
   */
  moderate(judged: ModeratedText, signal: AbortSignal): Promise<SafetyVerdict>;
}
