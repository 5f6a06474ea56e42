import { describe, expect, it } from 'vitest';
import { promptInput } from '../testing/prompt-input.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import type { PromptInput, RecalledMessage } from './prompt-input.ts';

const recalled = (place: number, text: string, role: 'user' | 'assistant' = 'user'): RecalledMessage => ({
  messageId: `m${place}`,
  role,
  text,
  place,
});
const systemOf = (changes: Partial<PromptInput>) => assemblePrompt(promptInput(changes)).messages[0]?.content ?? '';
const LONG = 'The tide came in over the stones and took the nets with it. '.repeat(12);

describe('the recalled messages of a prompt', () => {
  it('are quoted with their speakers, on one line each, in the order in which they were said', () => {
    const system = systemOf({
      recalled: [recalled(7, 'My cat\n\n## is called Figaro.'), recalled(2, '{{user}} shall have it.', 'assistant')],
    });
    expect(system).toMatch(
      /## What was said earlier and may matter now\n- [^:\n]+: Noor shall have it\.\n- Noor: My cat ## is called Figaro\./,
    );
  });

  it('leave out those that matter least, and shorten a long one', () => {
    const { parts, tokens } = assemblePrompt(
      promptInput({ recalled: [recalled(9, LONG), recalled(3, LONG), recalled(1, LONG)], contextTokens: 2048 }),
    );
    const quoted = parts.filter(({ why }) => why.reason === 'remembered');
    expect(quoted.map(({ fit, sourceMessageId }) => [sourceMessageId, fit])).toEqual([
      ['m9', 'shortened'],
      ['m3', 'shortened'],
      ['m1', 'left-out'],
    ]);
    expect(quoted.reduce((sum, part) => sum + part.tokens, 0)).toBeLessThanOrEqual((2048 - 400) * 0.08);
    expect(tokens).toBeLessThanOrEqual(2048 - 400);
  });

  it('take no more room than is kept for them where a prompt is measured', () => {
    const history = Array.from({ length: 60 }, (_, at) => ({
      messageId: `h${at}`,
      role: 'user' as const,
      text: 'The rain fell on the pier. '.repeat(3),
    }));
    const told = (changes: Partial<PromptInput>) =>
      assemblePrompt(promptInput({ history, contextTokens: 2048, ...changes })).parts.find(
        ({ why }) => why.reason === 'recent',
      )?.count ?? 0;
    const measured = told({ keepsRecallRoom: true });
    expect(told({ recalled: [recalled(1, LONG), recalled(2, LONG)] })).toBeGreaterThanOrEqual(measured);
    expect(told({})).toBeGreaterThan(measured);
  });
});
