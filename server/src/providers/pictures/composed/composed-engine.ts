import { AppError } from '../../../errors.ts';
import { DEFAULT_LOCALE } from '../../../lib/locale.ts';
import type { Parsers } from '../../../parsing/parsers.ts';
import type { TaskModule } from '../../../parsing/task.ts';
import { describePortrait } from '../../../portraits/descriptions/describe-portrait.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { PictureEngine } from '../picture-engine.ts';
import type * as tasks from './composed-tasks.ts';

const composedTasks: TaskModule<typeof tasks> = { url: new URL('./composed-tasks.ts', import.meta.url) };
const SIZE = { width: 1_200, height: 1_600 } as const;

/** Portraits from our drawn parts, by the prompt and else the seed. No model; deterministic. */
export function createComposedEngine(parsers: Parsers): PictureEngine {
  return {
    name: 'composed',
    model: null,
    can: {
      negative: false,
      seed: true,
      reference: false,
      strength: false,
      mask: false,
      loras: false,
      previews: false,
      expressions: true,
      sizes: [SIZE],
    },
    async listLoras() {
      return [];
    },
    async *generate({ count, expression, language = DEFAULT_LOCALE, prompt, seed }, signal) {
      const described = describePortrait(prompt, language).parts;
      for (let index = 0; index < count; index += 1) {
        signal.throwIfAborted();
        const parts = { ...described, ...(expression !== undefined && { expression }), seed: String(seed + index) };
        const bytes = await parsers
          .run(composedTasks, 'drawComposed', { parts }, { queueKey: 'composed' })
          .catch((cause: unknown) => {
            if (!(cause instanceof AppError)) throw cause;
            throw new EngineError('busy', cause.message, { cause });
          });
        const file = { bytes: new Uint8Array(bytes), mime: 'image/png' } as const;
        yield { kind: 'picture', index, file, seed: seed + index, parts };
        yield { kind: 'progress', share: (index + 1) / count, place: null };
      }
    },
  };
}
