import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { ModeratedText, Safety, SafetyVerdict } from './safety.ts';

export interface ModerationOptions {
  /** With its version, without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

const TIMEOUT_MS = 8_000;

/** OpenAI's `POST /moderations`. */
const Moderation = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullish()) })).min(1),
});

/** By author; categories that fiction may touch are not here. */
const VERDICTS: Readonly<Record<string, Partial<Record<ModeratedText['side'], SafetyVerdict>>>> = {
  'sexual/minors': {
    visitor: { kind: 'refuse', reason: 'sexual-minors' },
    character: { kind: 'refuse', reason: 'sexual-minors' },
  },
  'self-harm/instructions': { visitor: { kind: 'crisis' }, character: { kind: 'refuse', reason: 'harm' } },
  'self-harm/intent': { visitor: { kind: 'crisis' } },
  'illicit/violent': { visitor: { kind: 'refuse', reason: 'harm' }, character: { kind: 'refuse', reason: 'harm' } },
};

/** The local rules, then a moderation endpoint. */
export function createModeration(options: ModerationOptions, local: Safety): Safety {
  return {
    name: 'moderation',
    async moderate(judged, signal) {
      const verdict = await local.moderate(judged, signal);
      if (verdict.kind !== 'allow' || judged.text.trim() === '') return verdict;
      const categories = await ask(options, judged.text, signal);
      for (const [category, bySide] of Object.entries(VERDICTS)) {
        const found = categories[category] === true ? bySide[judged.side] : undefined;
        if (found !== undefined) return found;
      }
      return verdict;
    },
  };
}

async function ask({ apiKey, baseUrl, model }: ModerationOptions, input: string, signal: AbortSignal) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (apiKey !== undefined) headers.set('authorization', `Bearer ${apiKey}`);
  try {
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, input }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const { results } = Moderation.parse(await response.json());
    return results[0]?.categories ?? {};
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('UNAVAILABLE', 'The safety check does not answer', { cause, headers: { 'retry-after': '5' } });
  }
}
