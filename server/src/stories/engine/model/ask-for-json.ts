import type { PromptMessage, TextEngine, TextRequest } from '../../../providers/text/text-engine.ts';
import { StoryRunError } from '@fabula/ink/errors';

/** Beyond this an engine has lost its way. */
const MOST_CHARACTERS = 40_000;
/** What a model is shown of the answer that it is to repair. */
const MOST_SHOWN = 6_000;

/** How the JSON of an answer is read. */
export interface AnswerShape<Value> {
  /** What was asked for, or what is wrong with the answer, in words for the model. */
  read: (answer: string) => { value: Value } | { faults: string[] };
  /** What can be made of an answer that has faults still; undefined where too little is left. */
  salvage: (answer: string) => Value | undefined;
}

/**
 * Asks a model for JSON, and once more with the faults where the answer has some.
 *
 * @throws {StoryRunError} failed, for an answer of which nothing can be made.
 * @throws {TextEngineError}
 */
export async function askForJson<Value>(
  engine: TextEngine,
  request: TextRequest,
  { read, salvage }: AnswerShape<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const first = await collect(engine, request, signal);
  const reading = read(first);
  if ('value' in reading) return reading.value;
  const second = await collect(engine, repairOf(request, first, reading.faults), signal);
  const repaired = read(second);
  if ('value' in repaired) return repaired.value;
  const saved = salvage(second) ?? salvage(first);
  if (saved !== undefined) return saved;
  throw new StoryRunError('failed', `The model wrote nothing that can be read: ${repaired.faults.join('; ')}`);
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
