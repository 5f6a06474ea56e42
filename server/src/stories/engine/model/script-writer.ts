import { StoryRunError } from '@fabula/ink/errors';
import { TextEngineError, type TextEngine, type TextRequest } from '../../../providers/text/text-engine.ts';
import type { Safety } from '../../../safety/safety.ts';
import { askForJson, type AnswerShape } from './ask-for-json.ts';
import { readScript, salvageScript } from './read-script.ts';
import type { Demands, Script } from './script.ts';
import { readWorld, salvageWorld, wordsOfWorld, type World } from './world.ts';

/** Long enough for a slow model to write and to repair a round, short enough for a waiting reader. */
const ROUND_MS = 150_000;

export interface ScriptWriter {
  /** As rounds name it. */
  readonly model: string;
  /**
   * A script for a round: asked for, and asked for again with its faults where it has some.
   *
   * @param signal Ends the writing.
   * @throws {StoryRunError} failed, when there is none that will do, or none that may be shown.
   */
  write(request: TextRequest, demands: Demands, signal: AbortSignal): Promise<Script>;
  /** The world of a story of one sentence, as `write`. */
  writeWorld(request: TextRequest, sentence: string, signal: AbortSignal): Promise<World>;
  close(): void;
}

export function createScriptWriter(engine: TextEngine, safety: Safety): ScriptWriter {
  const closing = new AbortController();
  const write = async <Value>(
    request: TextRequest,
    shape: AnswerShape<Value> & { wordsOf: (value: Value) => string },
    signal: AbortSignal,
  ): Promise<Value> => {
    const either = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(ROUND_MS)]);
    try {
      const value = await askForJson(engine, request, shape, either);
      const verdict = await safety.moderate({ text: shape.wordsOf(value), side: 'character' }, either);
      if (verdict.kind === 'refuse') throw new StoryRunError('failed', 'The model wrote what may not be shown');
      return value;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TextEngineError || either.aborted) {
        throw new StoryRunError('failed', 'The model did not write to its end', error);
      }
      throw error;
    }
  };

  return {
    get model() {
      return engine.model;
    },
    write: async (request, demands, signal) =>
      write(
        request,
        {
          read: (answer) => readScript(answer, demands),
          salvage: (answer) => salvageScript(answer, demands),
          wordsOf: wordsOfScript,
        },
        signal,
      ),
    writeWorld: async (request, sentence, signal) =>
      write(
        request,
        {
          read: (answer) => readWorld(answer, sentence),
          salvage: (answer) => salvageWorld(answer, sentence),
          wordsOf: wordsOfWorld,
        },
        signal,
      ),
    close: () => closing.abort(),
  };
}

function wordsOfScript({ choices, ending, paragraphs, summary }: Script): string {
  return [...paragraphs, ...choices]
    .map(({ text }) => text)
    .concat(ending ?? '', summary)
    .join('\n');
}
