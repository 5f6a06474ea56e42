/** A question that a reply waits for, or messages in the background. */
export type EmbeddingPurpose = 'question' | 'messages';

export interface EmbeddingRequest {
  purpose: EmbeddingPurpose;
  /** At least one, none blank; `MOST_TEXTS` at most. */
  texts: readonly string[];
  /** In ms, for the whole answer. */
  limitMs: number;
}

/** The protocol allows more; a small machine does not. */
export const MOST_TEXTS = 32;

export interface EmbeddingEngine {
  readonly model: string;
  /**
   * A normalised vector for each text, in their order, all of one length. Throws
   * `EngineError`: `refused` for texts that it does not take, `stalled` beyond the time limit; or the signal's reason.
   */
  embed(request: EmbeddingRequest, signal: AbortSignal): Promise<Float32Array[]>;
}
