import { StreamBreaker } from '../http/stream-breaker.ts';
import { isEngineAway, EngineError } from '../engines/engine-error.ts';
import type { PictureEngine } from './picture-engine.ts';

/** No new pictures while the engine is down (`StreamBreaker`); running jobs continue. */
export function withPictureBreaker(engine: PictureEngine): PictureEngine {
  const breaker = new StreamBreaker({
    isAway: isEngineAway,
    unavailable: (message, cause) => new EngineError('unavailable', message, { cause }),
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
