import type { Queries } from '../../db/database.ts';
import { countTold, type AssembledPrompt } from '../../prompt/prompt-input.ts';
import { MOST_RECALLABLE, type Recall } from '../../recall/recall.ts';
import { findPathUp } from '../store/path-store.ts';
import type { MessageRow } from '../tables.ts';
import { toPromptMessages } from './prompt-messages.ts';

/** The messages before a prompt's first that matter for its last question, best first. Throws the signal's reason. */
export async function findRecalled(
  db: Queries,
  recall: Recall,
  { prompt, shown }: { prompt: AssembledPrompt; shown: readonly MessageRow[] },
  signal: AbortSignal,
): Promise<MessageRow[]> {
  const first = shown[shown.length - countTold(prompt)];
  const question = shown.findLast(({ role }) => role === 'visitor')?.text;
  if (first === undefined || first.parent_id === null || question === undefined) return [];
  const earlier = await findPathUp(db, first.chat_id, first.parent_id, MOST_RECALLABLE);
  const messages = toPromptMessages(earlier).map((row) => ({ id: row.message_id, text: row.text, row }));
  return (await recall.find(db, question, messages, signal)).map(({ row }) => row);
}
