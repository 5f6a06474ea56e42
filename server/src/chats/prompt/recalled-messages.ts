import type { Queries } from '../../db/database.ts';
import type { AssembledPrompt } from '../../prompt/prompt-input.ts';
import type { Recall } from '../recall/recall.ts';
import { findPathUp } from '../store/path-store.ts';
import type { MessageRow } from '../tables.ts';
import { toPromptMessages } from './prompt-messages.ts';

/** The newest messages among those that no longer fit a prompt. */
export const MOST_RECALLABLE = 1_000;

/** The messages before a prompt's first that matter for its last question, best first. Throws the signal's reason. */
export async function findRecalled(
  db: Queries,
  recall: Recall,
  { prompt, shown }: { prompt: AssembledPrompt; shown: readonly MessageRow[] },
  signal: AbortSignal,
): Promise<MessageRow[]> {
  const told = prompt.parts.find(({ kind, why }) => kind === 'history' && why.reason === 'recent')?.count ?? 0;
  const first = shown[shown.length - told];
  const question = shown.findLast(({ role }) => role === 'visitor')?.text;
  if (first === undefined || first.parent_id === null || question === undefined) return [];
  const earlier = await findPathUp(db, first.chat_id, first.parent_id, MOST_RECALLABLE);
  return recall.find(db, question, toPromptMessages(earlier), signal);
}
