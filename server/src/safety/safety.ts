export type RefusalReason = 'sexual-minors' | 'intimate-images' | 'harm';

/** `crisis`: its author may be at risk of self-harm. The text is kept and may be answered, with a crisis card. */
export type SafetyVerdict = { kind: 'allow' } | { kind: 'refuse'; reason: RefusalReason } | { kind: 'crisis' };

export interface ModeratedText {
  text: string;
  /** A person, or an engine (or creator) in a character's voice. */
  side: 'visitor' | 'character';
  /** The story's own names: pictures of them show no living person. */
  names?: (() => Promise<readonly string[]>) | undefined;
}

export interface Safety {
  /** For `readyz`. */
  readonly name: string;
  /** Throws UNAVAILABLE when the endpoint fails: nothing passes unchecked. */
  moderate(judged: ModeratedText, signal: AbortSignal): Promise<SafetyVerdict>;
}
