import { AppError } from '../../../errors.ts';
import { DEFAULT_LOCALE } from '../../../lib/locale.ts';
import type { Parsers } from '../../../parsing/parsers.ts';
import type { TaskModule } from '../../../parsing/task.ts';
import { describePortrait } from '../../../portraits/descriptions/describe-portrait.ts';
import { PictureEngineError, type PictureEngine } from '../picture-engine.ts';
import type * as tasks from './composed-tasks.ts';

const composedTasks: TaskModule<typeof tasks> = { url: new URL('./composed-tasks.ts', import.meta.url) };
const SIZE = { width: 1_200, height: 1_600 } as const;

/**
 * Puts portraits together from our drawn parts: those that the prompt names, and else what the seed brings. No model, no
 * provider; equal prompts, languages and seeds give equal pictures.
 */
export function createComposedEngine(parsers: Parsers): PictureEngine {
  return {
    name: 'composed',
    model: null,
    can: {
      negative: false,
      seed: true,
      reference: false,
      mask: false,
      loras: false,
      previews: false,
      sizes: [SIZE],
    },
    async listLoras() {
      return [];
    },
    async *generate({ count, language = DEFAULT_LOCALE, prompt, seed }, signal) {
      const { parts } = describePortrait(prompt, language);
      for (let index = 0; index < count; index += 1) {
        signal.throwIfAborted();
        const input = { parts: { ...parts, seed: String(seed + index) } };
        const bytes = await parsers
          .run(composedTasks, 'drawComposed', input, { queueKey: 'composed' })
          .catch((cause: unknown) => {
            if (!(cause instanceof AppError)) throw cause;
            throw new PictureEngineError('busy', cause.message, { cause });
          });
        yield { kind: 'picture', index, file: { bytes: new Uint8Array(bytes), mime: 'image/png' }, seed: seed + index };
        yield { kind: 'progress', share: (index + 1) / count, place: null };
      }
    },
  };
}
