import { AppError } from '../../errors.ts';
import type { Principal } from '../../http/principal.ts';

/** So long a proof is fresh. */
export const FRESH_MS = 300_000;

/** Until when the latest proof of a session is fresh, epoch ms; undefined when it is not. */
export function freshUntil({ provedAt }: Pick<Principal, 'provedAt'>, now: number): number | undefined {
  const until = provedAt === undefined ? now : provedAt + FRESH_MS;
  return until > now ? until : undefined;
}

/**
 * Requires a proof of identity from the last five minutes (ASVS 5.0, 7.5.1); throws FORBIDDEN with the field `proof`.
 */
export function requireFreshProof(principal: Pick<Principal, 'provedAt'>, now: number): void {
  if (freshUntil(principal, now) !== undefined) return;
  throw new AppError('FORBIDDEN', 'Confirm that it is you: with your password, a code or your wallet', {
    field: 'proof',
  });
}
