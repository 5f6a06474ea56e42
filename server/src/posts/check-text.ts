import { toPlainText } from '../lib/plain-text.ts';
import { AppError } from '../errors.ts';
import type { ModeratedText, Safety } from '../safety/safety.ts';

const MODERATION_TIMEOUT_MS = 5_000;

export interface CheckedText {
  text: string;
  crisis: boolean;
}

/**
 * Checks a text before publication. Throws VALIDATION_FAILED for white space alone, FORBIDDEN for what no mode allows.
 */
export async function checkText(safety: Safety, said: ModeratedText): Promise<CheckedText> {
  const text = toPlainText(said.text, 'text').trim();
  const verdict = await safety.moderate({ ...said, text }, AbortSignal.timeout(MODERATION_TIMEOUT_MS));
  if (verdict.kind === 'refuse') throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: 'text' });
  return { text, crisis: verdict.kind === 'crisis' };
}
