import { finishedSentences } from '../../prompt/last-sentence.ts';
import type { MessageRow } from '../tables.ts';

/**
 * Messages for an engine, without hidden, empty and untold ones. An unfinished reply ends with its last whole sentence,
 * so that models do not learn to break off; without one it is left out.
 */
export function toPromptMessages(messages: readonly MessageRow[]): MessageRow[] {
  return messages
    .filter(({ hidden, note, status }) => hidden === 0 && note !== 'untold' && status !== 'streaming')
    .map((message) => ({ ...message, text: toldText(message) }))
    .filter(({ text }) => text.trim() !== '');
}

function toldText({ edit_hash: editHash, role, status, text, truncated }: MessageRow): string {
  // An edit is as its owner wants it.
  if (role === 'visitor' || editHash !== null) return text;
  if (status === 'stopped' || status === 'failed') return finishedSentences(text);
  return truncated === 1 ? finishedSentences(text) || text : text;
}
