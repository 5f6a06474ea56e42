import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Principal, SessionValues } from '../principal.ts';
import { accountOf } from '../registered.ts';
import type { Sessions } from '../sessions.ts';
import type { GuessLimits } from './guess-limits.ts';
import { listIdentities } from './identity-store.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import { findPasswordHash, replacePassword } from './password-store.ts';
import { isLoginName } from './sign-in-methods.ts';

export interface PasswordChangeParts {
  database: Database;
  clock: Clock;
  limits: GuessLimits;
  sessions: Sessions;
}

interface Change {
  /** Undefined where the caller gave none. */
  currentPassword: string | undefined;
  newPassword: string;
  /** Bucket of the caller's network address. */
  network: string | undefined;
}

/**
 * Sets the password of the caller's account. Whoever else is signed in to it is out, and the caller goes on with a new
 * credential: all in one transaction with the change (ASVS 5.0, 6.2 and 7.4).
 *
 * @throws {AppError} REGISTRATION_REQUIRED for a guest, CONFLICT for an account that nobody signs in to by name,
 * VALIDATION_FAILED for a guessable password or a wrong current one, RATE_LIMITED after too many of these.
 */
export async function changePassword(
  { clock, database, limits, sessions }: PasswordChangeParts,
  principal: Principal,
  { currentPassword, network, newPassword }: Change,
): Promise<SessionValues> {
  const accountId = accountOf(principal);
  const names = (await listIdentities(database.db, accountId)).filter(({ kind }) => isLoginName(kind));
  if (names.length === 0) throw new AppError('CONFLICT', 'Only an account with an email or a phone has a password');
  const subjects = names.map(({ subject }) => subject);
  refuseGuessable(newPassword, subjects, 'newPassword');
  const bucket = `account ${accountId}`;
  await limits.count(bucket, network);
  const replaced = await findPasswordHash(database.db, accountId);
  if (replaced !== undefined && !(await isPassword(currentPassword ?? '', replaced))) throw wrongPassword();
  const hash = await hashPassword(newPassword);
  const session = await inTransaction(database, async (trx) => {
    const changed = await replacePassword(trx, { accountId, hash, now: clock.now(), replaced });
    if (!changed) throw wrongPassword();
    return sessions.startAnew(trx, principal, accountId);
  });
  await limits.forget(bucket);
  return session;
}

function wrongPassword(): AppError {
  return new AppError('VALIDATION_FAILED', 'This is not the current password', { field: 'currentPassword' });
}
