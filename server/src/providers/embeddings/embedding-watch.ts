import { EngineError } from '../engines/engine-error.ts';
import type { EmbeddingPurpose } from './embedding-engine.ts';

export type EmbeddingOutcome = 'answered' | EngineError['failure'];

/** `ms` is how long the request took, with the wait for an answer that did not come. */
type Listener = (purpose: EmbeddingPurpose, outcome: EmbeddingOutcome, ms: number) => void;

/** What becomes of requests for embeddings, for the metrics; also of those that the breaker does not send. */
export class EmbeddingWatch {
  #listener: Listener | undefined;

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** The same work, counted; one that its caller gives up is not. */
  async observe<Value>(purpose: EmbeddingPurpose, work: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    const report = (outcome: EmbeddingOutcome) => this.#listener?.(purpose, outcome, performance.now() - began);
    try {
      const value = await work();
      report('answered');
      return value;
    } catch (error) {
      if (error instanceof EngineError) report(error.failure);
      throw error;
    }
  }
}
