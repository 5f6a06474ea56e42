import {
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';

export const FAILURES_IN_A_ROW = 5;
/** In ms, while the breaker is open. */
export const REST_MS = 20_000;

export interface BreakerFailures {
  /** A refused prompt is not one. */
  isAway(error: unknown): boolean;
  unavailable(message: string, cause?: unknown): Error;
}

/**
 * A circuit breaker for streams: after consecutive failures each fails at once, so that no reader waits for a timeout and
 * no points are held. After a rest, one trial stream closes or reopens it.
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

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#breaker.state === CircuitState.Closed) return 'closed';
    return this.#breaker.state === CircuitState.HalfOpen ? 'half-open' : 'open';
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
      // An aborted trial proves nothing.
      const isUntried = !hasBegun && signal.aborted && this.#breaker.state === CircuitState.HalfOpen;
      outcome.reject(isUntried ? this.#failures.unavailable('The trial was given up') : error);
      throw error;
    } finally {
      outcome.resolve();
    }
  }

  async #admit(): Promise<PromiseWithResolvers<void>> {
    if (this.#breaker.state === CircuitState.HalfOpen) throw this.#resting();
    const begun = Promise.withResolvers<void>();
    const outcome = Promise.withResolvers<void>();
    const counted = this.#breaker.execute(() => {
      begun.resolve();
      return outcome.promise;
    });
    // The stream reports its own failure; only the breaker's refusal matters here.
    counted.catch((error: unknown) => begun.reject(isBrokenCircuitError(error) ? this.#resting(error) : error));
    await begun.promise;
    return outcome;
  }

  #resting(cause?: unknown): Error {
    return this.#failures.unavailable('The engine has failed several times and is left alone for a while', cause);
  }
}
