import { Buffer } from 'node:buffer';
import type { BenchMeasures, BenchParameter, BenchRunForm } from '../contract/validators.ts';
import type { OfferedModel } from '../config/engines/text-models.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { Logger } from 'pino';
import type { CharacterCardFacts, TextEngine, TokenUsage } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import type { BenchWork } from './bench-run.ts';

const MOST_TEMPERATURE = 2;
const TEMPERATURE = 0.8;
const FEWEST_TOKENS = 16;
const SAFETY_MS = 20_000;

const ANSWER_FORMAT = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
    additionalProperties: false,
  },
};

interface TextLimits {
  models: readonly OfferedModel[];
  contextTokens: number;
  replyTokens: number;
}

export function textParameters(engine: TextEngine, limits: TextLimits): BenchParameter[] {
  const { contextTokens, models, replyTokens } = limits;
  const length: BenchParameter = {
    kind: 'number',
    name: 'replyTokens',
    min: FEWEST_TOKENS,
    max: Math.min(32_768, Math.floor(contextTokens / 2)),
    step: 1,
    default: replyTokens,
  };
  if (engine.hasModel !== true) return [length];
  const named = [...new Set([engine.model, ...models.map(({ model }) => model)])];
  const choice: BenchParameter = { kind: 'choice', name: 'model', options: named, default: engine.model };
  return [
    ...(named.length > 1 ? [choice] : []),
    { kind: 'number', name: 'temperature', min: 0, max: MOST_TEMPERATURE, step: 0.1, default: TEMPERATURE },
    length,
    { kind: 'choice', name: 'format', options: ['text', 'json'], default: 'text' },
  ];
}

interface TextBenchDeps {
  safety: Safety;
  log: Logger;
  replyTokens: number;
}

export async function* runText(
  engine: TextEngine,
  { prompt, seed, system = '', values = {} }: BenchRunForm,
  { log, replyTokens, safety }: TextBenchDeps,
  signal: AbortSignal,
): BenchWork {
  const chunks = engine.generate(
    {
      messages: [
        ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
        { role: 'user' as const, content: prompt },
      ],
      ...(values.model === undefined ? {} : { model: values.model }),
      maxTokens: values.replyTokens ?? replyTokens,
      temperature: values.temperature ?? TEMPERATURE,
      seed,
      stop: [],
      character: cardOf(system),
      line: prompt,
      lastReplies: [],
      ...(values.format === 'json' ? { format: ANSWER_FORMAT } : {}),
    },
    signal,
  );
  let text = '';
  let finish: BenchMeasures['finish'] = null;
  let usage: TokenUsage | undefined;
  for await (const chunk of chunks) {
    if (chunk.kind === 'text') {
      text += chunk.text;
      yield { kind: 'bench-text', text: chunk.text };
    } else ({ finishReason: finish, usage } = chunk);
  }
  let verdict: BenchMeasures['verdict'] = null;
  const judge = async () => {
    verdict = (await safety.moderate({ text, side: 'character' }, AbortSignal.timeout(SAFETY_MS))).kind;
  };
  if (text !== '') await bestEffort(log, 'bench text not judged', judge());
  return {
    promptTokens: usage?.promptTokens ?? null,
    replyTokens: usage?.completionTokens ?? null,
    bytes: Buffer.byteLength(text),
    finish,
    verdict,
  };
}

/** For the engine without a model, which answers from a card. */
function cardOf(system: string): CharacterCardFacts {
  return {
    name: 'Bench',
    tagline: '',
    about: system,
    scenario: '',
    persona: system,
    greeting: 'Hello.',
    exampleDialogue: [],
    lore: [],
    answers: {},
    tags: [],
    language: 'en-US',
  };
}
