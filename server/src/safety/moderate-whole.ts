import { setImmediate } from 'node:timers/promises';
import type { RefusalReason, Safety } from './safety.ts';

/** Pieces overlap, so that nothing hides at a seam. */
const PIECE = 16_000;
const OVERLAP = 400;
const MODERATION_TIMEOUT_MS = 20_000;

/** Moderates a long text in pieces; returns why no mode allows it, or undefined. Throws UNAVAILABLE. */
export async function moderateWhole(safety: Safety, text: string): Promise<RefusalReason | undefined> {
  const signal = AbortSignal.timeout(MODERATION_TIMEOUT_MS);
  for (let at = 0; at < text.length; at += PIECE - OVERLAP) {
    if (at > 0) await setImmediate();
    const verdict = await safety.moderate({ text: text.slice(at, at + PIECE), side: 'character' }, signal);
    if (verdict.kind === 'refuse') return verdict.reason;
  }
  return undefined;
}
