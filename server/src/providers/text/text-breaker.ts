import {
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { TextEngineError, type TextEngine, type TextEngineFailure } from './text-engine.ts';

/** Replies in a row that an engine has to fail before it is left alone. */
export const FAILURES_IN_A_ROW = 5;
/** How long an engine that failed them is left alone, in milliseconds. */
export const REST_MS = 20_000;

/** Whether a failure says that the engine is in no state to serve; one that refuses a prompt is well. */
const IS_AWAY = {
  unavailable: true,
  stalled: true,
  malformed: true,
  'rate-limited': true,
  refused: false,
} as const satisfies Record<TextEngineFailure, boolean>;

/**
 * An engine that is not asked while it is down: after some failures in a row every reply fails at once as unavailable,
 * so that no reader waits for a timeout and no points are held. After a rest one reply is tried; if it comes,
 * the engine serves everybody again, and else it rests once more.
 */
export function withBreaker(engine: TextEngine): TextEngine {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof TextEngineError && IS_AWAY[error.reason]),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  );
  return {
    get name() {
      return engine.name;
    },
    get model() {
      return engine.model;
    },
    get seesImages() {
      return engine.seesImages ?? false;
    },
    get hasModel() {
      return engine.hasModel ?? false;
    },
    async *generate(request, signal) {
      const outcome = await admit(breaker);
      let hasBegun = false;
      try {
        for await (const chunk of engine.generate(request, signal)) {
          hasBegun = true;
          yield chunk;
        }
      } catch (error) {
        // An aborted trial does not prove that the engine has recovered.
        const isUntried = !hasBegun && signal.aborted && breaker.state === CircuitState.HalfOpen;
        outcome.reject(isUntried ? new TextEngineError('unavailable', 'The trial was given up') : error);
        throw error;
      } finally {
        outcome.resolve();
      }
    },
  };
}

/** Lets a reply begin; the breaker counts what the promise comes to. */
async function admit(breaker: CircuitBreakerPolicy): Promise<PromiseWithResolvers<void>> {
  if (breaker.state === CircuitState.HalfOpen) throw resting();
  const begun = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<void>();
  const counted = breaker.execute(() => {
    begun.resolve();
    return outcome.promise;
  });
  // Who asked hears of a failed reply from the engine itself: here only the refusal is of interest.
  counted.catch((error: unknown) => begun.reject(isBrokenCircuitError(error) ? resting(error) : error));
  await begun.promise;
  return outcome;
}

function resting(cause?: unknown): TextEngineError {
  return new TextEngineError('unavailable', 'The engine has failed several times and is left alone for a while', {
    cause,
  });
}
