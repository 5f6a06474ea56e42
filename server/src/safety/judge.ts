import { AppError } from '../errors.ts';
import type { JudgedText, Safety } from './safety.ts';

/** How long a judge of texts may think. */
const JUDGE_MS = 5_000;

/**
 * Answers 1 when a text suggests a risk of self-harm of its author.
 *
 * @param field Names the text.
 * @param names As `JudgedText.names`.
 * @throws {AppError} FORBIDDEN for what may not be written in any mode.
 */
export async function judge(safety: Safety, text: string, field: string, names?: JudgedText['names']): Promise<number> {
  const verdict = await safety.judge({ text, side: 'visitor', names }, AbortSignal.timeout(JUDGE_MS));
  if (verdict.kind === 'refuse') throw new AppError('FORBIDDEN', 'This text is not allowed here', { field });
  return verdict.kind === 'crisis' ? 1 : 0;
}
