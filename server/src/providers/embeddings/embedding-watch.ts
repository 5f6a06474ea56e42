import { EngineError } from '../engines/engine-error.ts';
import type { EmbeddingPurpose } from './embedding-engine.ts';

export type EmbeddingOutcome = 'answered' | EngineError['failure'];

type Listener = (purpose: EmbeddingPurpose, outcome: EmbeddingOutcome) => void;

/** What becomes of requests for embeddings, for the metrics; also of those that the breaker does not send. */
export class EmbeddingWatch {
  #listener: Listener | undefined;

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** The same work, counted; one that its caller gives up is not. */
  async observe<Value>(purpose: EmbeddingPurpose, work: () => Promise<Value>): Promise<Value> {
    try {
      const value = await work();
      this.#listener?.(purpose, 'answered');
      return value;
    } catch (error) {
      if (error instanceof EngineError) this.#listener?.(purpose, error.failure);
      throw error;
    }
  }
}
