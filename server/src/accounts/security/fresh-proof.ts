import { AppError } from '../../errors.ts';
import type { Principal } from '../../http/principal.ts';

const FRESH_MS = 300_000;

/** Until when the latest proof of a session is fresh, epoch ms; undefined when it is not. */
export function freshUntil({ provedAt }: Pick<Principal, 'provedAt'>, now: number): number | undefined {
  const until = provedAt === undefined ? now : provedAt + FRESH_MS;
  return until > now ? until : undefined;
}

/**
 * Makes sure that the owner is there, and not someone who found the session open or has its credential: a password, a
 * code sent to an address of the account or a signature of its wallet, not older than five minutes (ASVS 5.0, 7.5.1).
 *
 * @throws {AppError} FORBIDDEN with the field `proof`
 */
export function requireFreshProof(principal: Pick<Principal, 'provedAt'>, now: number): void {
  if (freshUntil(principal, now) !== undefined) return;
  throw new AppError('FORBIDDEN', 'Confirm that it is you: with your password, a code or your wallet', {
    field: 'proof',
  });
}
