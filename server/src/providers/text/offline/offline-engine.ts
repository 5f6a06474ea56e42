import { setTimeout as delay } from 'node:timers/promises';
import { estimateTokens } from '../../../prompt/tokens.ts';
import type { TextEngine } from '../text-engine.ts';
import { composeReply } from './compose-reply.ts';
import { summarise } from './summarise.ts';

/** Waits between words; throws the signal's reason. */
export type Pace = (ms: number, signal: AbortSignal) => Promise<unknown>;

const realPace: Pace = (ms, signal) => delay(ms, undefined, { signal });

const THINKING_MS = 350;
const WORD_MS = 28;

/** Answers from the card without a model, deterministic for a seed, word by word; tests replace `pace`. */
export function createOfflineEngine(pace: Pace = realPace): TextEngine {
  return {
    name: 'offline',
    model: 'card',
    async *generate(request, signal) {
      if (request.summary !== undefined) {
        // No reader waits.
        yield { kind: 'text', text: summarise(request.summary, request.character, request.maxTokens) };
        yield { kind: 'end', finishReason: 'stop' };
        return;
      }
      const reply = request.draft === undefined ? composeReply(request) : (request.draft.offers[0] ?? '');
      const words = reply.match(/\S{1,12}\s*/gu) ?? [];
      let told = '';
      for (const [index, word] of words.entries()) {
        await pace(index === 0 ? THINKING_MS : WORD_MS, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          throw error;
        });
        signal.throwIfAborted();
        if (estimateTokens(told + word) > request.maxTokens) {
          yield { kind: 'end', finishReason: 'length' };
          return;
        }
        told += word;
        yield { kind: 'text', text: word };
      }
      yield { kind: 'end', finishReason: 'stop' };
    },
  };
}
