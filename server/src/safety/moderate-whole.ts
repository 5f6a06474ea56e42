import { setImmediate } from 'node:timers/promises';
import type { RefusalReason, Safety } from './safety.ts';

/** Letters that are judged at once, and how many the next piece begins earlier: nothing hides at a seam. */
const PIECE = 16_000;
const OVERLAP = 400;
const MODERATION_TIMEOUT_MS = 20_000;

/**
 * Looks at a long text of an engine or a creator, piece by piece.
 *
 * @returns why it may not be kept in any content mode; undefined for one that may.
 * @throws {AppError} UNAVAILABLE as `Safety.moderate` does.
 */
export async function moderateWhole(safety: Safety, text: string): Promise<RefusalReason | undefined> {
  const signal = AbortSignal.timeout(MODERATION_TIMEOUT_MS);
  for (let at = 0; at < text.length; at += PIECE - OVERLAP) {
    // Others are served between two pieces.
    if (at > 0) await setImmediate();
    const verdict = await safety.moderate({ text: text.slice(at, at + PIECE), side: 'character' }, signal);
    if (verdict.kind === 'refuse') return verdict.reason;
  }
  return undefined;
}
