import { AppError } from '../errors.ts';
import type { ModeratedText, Safety } from './safety.ts';

const MODERATION_TIMEOUT_MS = 5_000;

/**
 * Returns 1 for a risk of self-harm. Throws FORBIDDEN for what no mode allows.
 *
 * @param names See `ModeratedText.names`.
 */
export async function moderate(
  safety: Safety,
  text: string,
  field: string,
  names?: ModeratedText['names'],
): Promise<number> {
  const verdict = await safety.moderate({ text, side: 'visitor', names }, AbortSignal.timeout(MODERATION_TIMEOUT_MS));
  if (verdict.kind === 'refuse') throw new AppError('FORBIDDEN', 'This text is not allowed here', { field });
  return verdict.kind === 'crisis' ? 1 : 0;
}
