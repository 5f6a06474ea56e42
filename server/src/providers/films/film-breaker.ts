import { StreamBreaker } from '../http/stream-breaker.ts';
import { isEngineAway, EngineError } from '../engines/engine-error.ts';
import type { FilmEngine } from './film-engine.ts';

/** No new films while the engine is down (`StreamBreaker`); running jobs continue. */
export function withFilmBreaker(engine: FilmEngine): FilmEngine {
  const breaker = new StreamBreaker({
    isAway: isEngineAway,
    unavailable: (message, cause) => new EngineError('unavailable', message, { cause }),
  });
  return { ...engine, generate: (request, signal) => breaker.guard(() => engine.generate(request, signal), signal) };
}
