import { toPlainText } from '../lib/plain-text.ts';
import { AppError } from '../errors.ts';
import type { JudgedText, Safety } from '../safety/safety.ts';

/** How long a judge of texts may think. */
const JUDGE_MS = 5_000;

/** A text as it is kept, and whether its author may be in danger from themselves. */
export interface Words {
  text: string;
  crisis: boolean;
}

/**
 * Words that are about to be published.
 *
 * @throws {AppError} VALIDATION_FAILED for white space alone, FORBIDDEN for what may not be written in any mode.
 */
export async function readWords(safety: Safety, said: JudgedText): Promise<Words> {
  const text = toPlainText(said.text, 'text').trim();
  const verdict = await safety.judge({ ...said, text }, AbortSignal.timeout(JUDGE_MS));
  if (verdict.kind === 'refuse') throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: 'text' });
  return { text, crisis: verdict.kind === 'crisis' };
}
