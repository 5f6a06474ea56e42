import { finishedSentences } from '../prompt/last-sentence.ts';
import type { MessageRow } from './tables.ts';

/**
 * Messages as an engine is sent them: none that is hidden or empty. A reply that was stopped or broke off ends with its
 * last finished sentence, so that no model learns to break off; one without a finished sentence is left out.
 */
export function toldMessages(messages: readonly MessageRow[]): MessageRow[] {
  return messages
    .filter(({ hidden, status }) => hidden === 0 && status !== 'streaming')
    .map((message) => (brokeOff(message) ? { ...message, text: finishedSentences(message.text) } : message))
    .filter(({ text }) => text.trim() !== '');
}

function brokeOff({ role, status }: MessageRow): boolean {
  return role === 'character' && (status === 'stopped' || status === 'failed');
}
