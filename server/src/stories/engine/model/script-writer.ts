import { StoryRunError } from '../errors.ts';
import {
  TextEngineError,
  type PromptMessage,
  type TextEngine,
  type TextRequest,
} from '../../../providers/text/text-engine.ts';
import type { Safety } from '../../../safety/safety.ts';
import { readScript, salvageScript } from './read-script.ts';
import type { Demands, Script } from './script.ts';

/** Beyond this an engine has lost its way. */
const MOST_CHARACTERS = 40_000;
/** What a model is shown of the answer that it is to repair. */
const MOST_SHOWN = 6_000;
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
  close(): void;
}

export function createScriptWriter(engine: TextEngine, safety: Safety): ScriptWriter {
  const closing = new AbortController();
  const scriptOf = async (request: TextRequest, demands: Demands, signal: AbortSignal): Promise<Script> => {
    const first = await collect(engine, request, signal);
    const reading = readScript(first, demands);
    if ('script' in reading) return reading.script;
    const second = await collect(engine, repairOf(request, first, reading.faults), signal);
    const repaired = readScript(second, demands);
    if ('script' in repaired) return repaired.script;
    const saved = salvageScript(second, demands) ?? salvageScript(first, demands);
    if (saved !== undefined) return saved;
    throw new StoryRunError('failed', `The model wrote no round: ${repaired.faults.join('; ')}`);
  };

  return {
    get model() {
      return engine.model;
    },
    async write(request, demands, signal) {
      const either = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(ROUND_MS)]);
      try {
        const script = await scriptOf(request, demands, either);
        const verdict = await safety.moderate({ text: textOf(script), side: 'character' }, either);
        if (verdict.kind === 'refuse') throw new StoryRunError('failed', 'The model wrote what may not be shown');
        return script;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof TextEngineError || either.aborted) {
          throw new StoryRunError('failed', 'The model did not write to its end', error);
        }
        throw error;
      }
    },
    close: () => closing.abort(),
  };
}

async function collect(engine: TextEngine, request: TextRequest, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const chunk of engine.generate(request, signal)) {
    if (chunk.kind === 'text') text += chunk.text;
    else if (chunk.finishReason === 'filtered') throw new StoryRunError('failed', 'The model refused to write');
    if (text.length > MOST_CHARACTERS) break;
  }
  return text;
}

function repairOf(request: TextRequest, answer: string, faults: readonly string[]): TextRequest {
  const asked: PromptMessage[] = [
    { role: 'assistant', content: answer.slice(0, MOST_SHOWN).trim() || '{}' },
    {
      role: 'user',
      content: [
        'That cannot be read. What is wrong with it:',
        ...faults.map((fault) => `- ${fault}`),
        'Answer with the whole JSON object again, put right and no longer than needed, and nothing else.',
      ].join('\n'),
    },
  ];
  return { ...request, messages: [...request.messages, ...asked] };
}

function textOf({ choices, ending, paragraphs, summary }: Script): string {
  return [...paragraphs, ...choices]
    .map(({ text }) => text)
    .concat(ending ?? '', summary)
    .join('\n');
}
