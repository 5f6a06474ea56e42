import type { PromptMessage } from '../../providers/text/text-engine.ts';
import type { MessageRow } from '../tables.ts';

/** Scripts that put no space between words. */
const TIGHT_END = /[\u3000-\u303f\uff00-\uffef\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const WORD_END = /[\p{L}\p{N}\p{M}]$/u;

/**
 * The words of a reply as a continuation starts with them, followed by a space where the script has one. A last word
 * that may have been cut is left to the engine to write again. Empty where there is nothing to go on from.
 */
export function beginningOf(reply: Pick<MessageRow, 'edit_hash' | 'status' | 'text' | 'truncated'>): string {
  const { edit_hash: editHash, status, text, truncated } = reply;
  const words = text.trimEnd();
  if (words === '' || TIGHT_END.test(words)) return words;
  const mayBeCut = editHash === null && (status !== 'complete' || truncated === 1) && WORD_END.test(words);
  const kept = mayBeCut ? words.replace(/(?<=\S)\s+\S+$/u, '') : words;
  return `${kept} `;
}

/** What asks an engine to go on with its last message, after the prompt that the message answered. */
export function continuing(beginning: string): PromptMessage[] {
  return [
    { role: 'assistant', content: beginning.trimEnd() },
    {
      role: 'user',
      content:
        '[Go on with your last message exactly where it ends. Repeat nothing of it, add no greeting and no remark about it.]',
    },
  ];
}
