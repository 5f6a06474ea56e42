import { AppError } from '../../../errors.ts';
import type { Parsers } from '../../../parsing/parsers.ts';
import { livingTasks } from '../../../portraits/living-tasks-module.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { FilmEngine } from '../film-engine.ts';

/** Films of portraits from our drawn parts: they blink and smile. No model; deterministic, whatever the words say. */
export function createComposedFilmEngine(parsers: Parsers): FilmEngine {
  return {
    name: 'composed',
    model: null,
    async *generate({ parts }, signal) {
      signal.throwIfAborted();
      if (parts === null) throw new EngineError('broken', 'The picture was not put together from parts');
      const bytes = await parsers
        .run(livingTasks, 'drawLiving', { parts }, { queueKey: 'composed' })
        .catch((cause: unknown) => {
          if (!(cause instanceof AppError)) throw cause;
          throw new EngineError('busy', cause.message, { cause });
        });
      yield { kind: 'film', file: { bytes: new Uint8Array(bytes), type: 'image/webp' } };
    },
  };
}
