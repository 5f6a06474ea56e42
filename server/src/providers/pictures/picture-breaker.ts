import { StreamBreaker } from '../http/stream-breaker.ts';
import { PictureEngineError, type PictureEngine, type PictureFailure } from './picture-engine.ts';

const IS_AWAY = {
  unavailable: true,
  stalled: true,
  broken: true,
  busy: true,
  refused: false,
  lost: false,
} as const satisfies Record<PictureFailure, boolean>;

/** An engine that is not asked for new pictures while it is down (`StreamBreaker`); jobs that have begun are still read. */
export function withPictureBreaker(engine: PictureEngine): PictureEngine {
  const breaker = new StreamBreaker({
    isAway: (error) => error instanceof PictureEngineError && IS_AWAY[error.failure],
    unavailable: (message, cause) => new PictureEngineError('unavailable', message, { cause }),
  });
  const resume = engine.resume?.bind(engine);
  const cancel = engine.cancel?.bind(engine);
  return {
    name: engine.name,
    model: engine.model,
    can: engine.can,
    get writesLoraTags() {
      return engine.writesLoraTags ?? false;
    },
    listLoras: (signal) => engine.listLoras(signal),
    generate: (request, signal) => breaker.guard(() => engine.generate(request, signal), signal),
    ...(resume === undefined ? {} : { resume }),
    ...(cancel === undefined ? {} : { cancel }),
  };
}
