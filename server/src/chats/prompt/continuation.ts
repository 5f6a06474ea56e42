import type { PromptMessage } from '../../providers/text/text-engine.ts';
import type { MessageRow } from '../tables.ts';

/** Scripts without spaces between words. */
const TIGHT_END = /[\u3000-\u303f\uff00-\uffef\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const WORD_END = /[\p{L}\p{N}\p{M}]$/u;

/**
 * The start of a continuation. A last word that may be cut is left for the engine to write again; empty without text.
 */
export function beginningOf(reply: Pick<MessageRow, 'edit_hash' | 'status' | 'text' | 'truncated'>): string {
  const { edit_hash: editHash, status, text, truncated } = reply;
  const words = text.trimEnd();
  if (words === '' || TIGHT_END.test(words)) return words;
  const mayBeCut = editHash === null && (status !== 'complete' || truncated === 1) && WORD_END.test(words);
  const kept = mayBeCut ? words.replace(/(?<=\S)\s+\S+$/u, '') : words;
  return `${kept} `;
}

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
