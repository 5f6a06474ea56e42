import type { Queries } from '../../db/database.ts';
import { countTold, type AssembledPrompt } from '../../prompt/prompt-input.ts';
import { MOST_RECALLABLE, type Recall } from '../../recall/recall.ts';
import { readEarlier } from './room-history.ts';
import type { RoomLine } from './room-prompt.ts';

/**
 * The lines before a prompt's first that matter for a question, best first. Every character of a room knows all of
 * them, as it does those of its prompt. Throws the signal's reason.
 */
export async function findRecalled(
  db: Queries,
  recall: Recall,
  { history, prompt, question, roomId }: RecalledFor,
  signal: AbortSignal,
): Promise<RoomLine[]> {
  const first = history[history.length - countTold(prompt)];
  if (first === undefined || question === undefined) return [];
  const earlier = await readEarlier(db, roomId, { before: first.ordinal, most: MOST_RECALLABLE });
  const lines = earlier.map((line) => ({ id: line.messageId, text: line.text, line }));
  return (await recall.find(db, question.text, lines, signal)).map(({ line }) => line);
}

interface RecalledFor {
  roomId: string;
  history: readonly RoomLine[];
  prompt: AssembledPrompt;
  /** Undefined where no person has said anything lately. */
  question: RoomLine | undefined;
}
