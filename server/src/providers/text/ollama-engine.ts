import type { Clock } from '../../lib/clock.ts';
import { findOllamaModel } from './ollama.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';
import type { RequestOptions } from '../../config/engines/request-options.ts';
import { TextEngineError, type TextEngine } from './text-engine.ts';

export interface OllamaOptions {
  url: string;
  model: string | undefined;
  standIn: TextEngine | undefined;
  stallMs: number;
  request?: RequestOptions;
  clock: Clock;
}

const LOOK_AGAIN_MS = 30_000;

/** A local Ollama, looked for in the background and again from time to time, so that starting never waits. */
export function createOllamaEngine({ clock, model, request, stallMs, standIn, url }: OllamaOptions): TextEngine {
  let found: TextEngine | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking = Promise.resolve();

  const look = async (): Promise<void> => {
    const name = await findOllamaModel(url, model);
    found =
      name === undefined
        ? undefined
        : createOpenAiEngine({
            name: 'ollama',
            baseUrl: `${url}/v1`,
            apiKey: undefined,
            model: name,
            request,
            stallMs,
            clock,
          });
  };
  const lookNow = (): Promise<void> => {
    if (clock.now() - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = clock.now();
      looking = look();
    }
    return looking;
  };
  void lookNow();

  const inUse = (): Pick<TextEngine, 'name' | 'model'> => found ?? standIn ?? { name: 'ollama', model: 'none' };
  return {
    get name() {
      return inUse().name;
    },
    get model() {
      return inUse().model;
    },
    get hasModel() {
      return found !== undefined;
    },
    async *generate(request, signal) {
      await lookNow();
      const engine = found ?? standIn;
      if (engine === undefined) throw new TextEngineError('unavailable', 'There is no Ollama with a model');
      yield* engine.generate(request, signal);
    },
  };
}
