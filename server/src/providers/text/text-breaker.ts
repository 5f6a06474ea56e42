import { StreamBreaker } from '../http/stream-breaker.ts';
import { TextEngineError, type TextEngine, type TextEngineFailure } from './text-engine.ts';

const IS_AWAY = {
  unavailable: true,
  stalled: true,
  malformed: true,
  'rate-limited': true,
  refused: false,
} as const satisfies Record<TextEngineFailure, boolean>;

export function withBreaker(engine: TextEngine): TextEngine {
  const breaker = new StreamBreaker({
    isAway: (error) => error instanceof TextEngineError && IS_AWAY[error.reason],
    unavailable: (message, cause) => new TextEngineError('unavailable', message, { cause, isUnsent: true }),
  });
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
    generate: (request, signal) => breaker.guard(() => engine.generate(request, signal), signal),
  };
}
