import {
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';

/** Failures in a row after which an engine is left alone. */
export const FAILURES_IN_A_ROW = 5;
/** How long an engine that failed them is left alone, in milliseconds. */
export const REST_MS = 20_000;

export interface BreakerFailures {
  /** Whether a failure says that the engine is in no state to serve; one that refuses a prompt is well. */
  isAway(error: unknown): boolean;
  unavailable(message: string, cause?: unknown): Error;
}

/**
 * Guards the streams of an engine: after some failures in a row each stream fails at once as unavailable, so that no
 * reader waits for a timeout and no points are held. After a rest one stream is tried; if it comes, the engine serves
 * everybody again, and else it rests once more.
 */
export class StreamBreaker {
  readonly #failures: BreakerFailures;
  readonly #breaker: CircuitBreakerPolicy;

  constructor(failures: BreakerFailures) {
    this.#failures = failures;
    this.#breaker = circuitBreaker(
      handleWhen((error) => failures.isAway(error)),
      { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
    );
  }

  async *guard<Chunk>(begin: () => AsyncIterable<Chunk>, signal: AbortSignal): AsyncGenerator<Chunk> {
    const outcome = await this.#admit();
    let hasBegun = false;
    try {
      for await (const chunk of begin()) {
        hasBegun = true;
        yield chunk;
      }
    } catch (error) {
      // An aborted trial does not prove that the engine has recovered.
      const isUntried = !hasBegun && signal.aborted && this.#breaker.state === CircuitState.HalfOpen;
      outcome.reject(isUntried ? this.#failures.unavailable('The trial was given up') : error);
      throw error;
    } finally {
      outcome.resolve();
    }
  }

  /** Lets a stream begin; the breaker counts what the promise comes to. */
  async #admit(): Promise<PromiseWithResolvers<void>> {
    if (this.#breaker.state === CircuitState.HalfOpen) throw this.#resting();
    const begun = Promise.withResolvers<void>();
    const outcome = Promise.withResolvers<void>();
    const counted = this.#breaker.execute(() => {
      begun.resolve();
      return outcome.promise;
    });
    // Who asked hears of a failed stream from the engine itself: here only the refusal is of interest.
    counted.catch((error: unknown) => begun.reject(isBrokenCircuitError(error) ? this.#resting(error) : error));
    await begun.promise;
    return outcome;
  }

  #resting(cause?: unknown): Error {
    return this.#failures.unavailable('The engine has failed several times and is left alone for a while', cause);
  }
}
