import { StreamBreaker } from '../http/stream-breaker.ts';
import type { EngineWatch } from './engine-watch.ts';
import { TextEngineError, type TextEngine, type TextEngineFailure, type TextRequest } from './text-engine.ts';

const IS_AWAY = {
  unavailable: true,
  stalled: true,
  malformed: true,
  'rate-limited': true,
  refused: false,
} as const satisfies Record<TextEngineFailure, boolean>;

/** @param watch Observes what passes the breaker, and the breaker by the name that the engine has now. */
export function withBreaker(engine: TextEngine, watch?: EngineWatch): TextEngine {
  const breaker = new StreamBreaker({
    isAway: (error) => error instanceof TextEngineError && IS_AWAY[error.reason],
    unavailable: (message, cause) => new TextEngineError('unavailable', message, { cause, isUnsent: true }),
  });
  watch?.addBreaker(engine.name, () => breaker.state);
  const begin = (request: TextRequest, signal: AbortSignal) => engine.generate(request, signal);
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
    prepare: async () => engine.prepare?.(),
    close: async () => engine.close?.(),
    generate: (request, signal) =>
      breaker.guard(() => watch?.observe(engine, () => begin(request, signal)) ?? begin(request, signal), signal),
  };
}
