import { finishedSentences } from '../../prompt/last-sentence.ts';
import type { MessageRow } from '../tables.ts';

/**
 * Messages as an engine is sent them: none that is hidden, empty, or marked as untold. A reply that was stopped, broke off or was cut
 * for length ends with its last finished sentence, so that no model learns to break off. Where no sentence was finished,
 * a stopped one is left out.
 */
export function toPromptMessages(messages: readonly MessageRow[]): MessageRow[] {
  return messages
    .filter(({ hidden, note, status }) => hidden === 0 && note !== 'untold' && status !== 'streaming')
    .map((message) => ({ ...message, text: toldText(message) }))
    .filter(({ text }) => text.trim() !== '');
}

function toldText({ edit_hash: editHash, role, status, text, truncated }: MessageRow): string {
  // What its owner has reworded is as they want it.
  if (role === 'visitor' || editHash !== null) return text;
  if (status === 'stopped' || status === 'failed') return finishedSentences(text);
  return truncated === 1 ? finishedSentences(text) || text : text;
}
