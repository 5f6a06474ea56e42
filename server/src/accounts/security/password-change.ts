import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Principal, SessionValues } from '../../http/principal.ts';
import { accountOf } from '../../http/principal.ts';
import type { Sessions } from '../sessions.ts';
import type { GuessLimits } from '../sign-in/passwords/guess-limits.ts';
import { listIdentities } from '../sign-in/identity-store.ts';
import { hashPassword, isPassword } from '../sign-in/passwords/password-hash.ts';
import { refuseGuessable } from '../sign-in/passwords/password-rules.ts';
import {
  findPasswordHash,
  removePassword as removeStored,
  replacePassword,
} from '../sign-in/passwords/password-store.ts';
import { personalWords } from '../sign-in/passwords/personal-words.ts';
import type { SecurityNotices } from '../sign-in/notices/security-notices.ts';
import { isLoginName } from '../sign-in/sign-in-methods.ts';
import { requireFreshProof } from './fresh-proof.ts';

export interface PasswordChangeDeps {
  database: Database;
  clock: Clock;
  limits: GuessLimits;
  sessions: Sessions;
  notices: SecurityNotices;
}

interface Change {
  /** Undefined where the session itself has a fresh proof. */
  currentPassword: string | undefined;
  newPassword: string;
  network: string | undefined;
}

/**
 * Sets the account's password, given the current one or a fresh proof. In the same transaction every other session ends
 * and the caller gets a new credential (ASVS 5.0, 6.2 and 7.4); the owner gets a mail.
 *
 * @throws {AppError} REGISTRATION_REQUIRED; CONFLICT without a sign-in name; FORBIDDEN without a proof;
 * VALIDATION_FAILED for a guessable password or a wrong current one; RATE_LIMITED.
 */
export async function changePassword(
  { clock, database, limits, notices, sessions }: PasswordChangeDeps,
  principal: Principal,
  { currentPassword, network, newPassword }: Change,
): Promise<SessionValues> {
  const accountId = accountOf(principal);
  const names = (await listIdentities(database.db, accountId)).filter(({ kind }) => isLoginName(kind));
  if (names.length === 0) throw new AppError('CONFLICT', 'Only an account with an email or a phone has a password');
  const subjects = names.map(({ subject }) => subject);
  const replaced = await findPasswordHash(database.db, accountId);
  const compared = replaced === undefined ? undefined : currentPassword;
  if (compared === undefined) requireFreshProof(principal, clock.now());
  refuseGuessable(newPassword, subjects, await personalWords(database.db, accountId), 'newPassword');
  const guess = { name: `account ${accountId}`, network, knownDevice: principal.deviceId, accountId };
  await limits.count(guess);
  if (compared !== undefined && !(await isPassword(compared, replaced))) throw wrongPassword(accountId);
  const hash = await hashPassword(newPassword);
  const session = await inTransaction(database, async (trx, afterCommit) => {
    const changed = await replacePassword(trx, { accountId, hash, now: clock.now(), replaced });
    if (!changed) throw wrongPassword(accountId);
    return sessions.startAnew(trx, afterCommit, principal, accountId);
  });
  await limits.forget(guess);
  await notices.send(accountId, replaced === undefined ? 'password-set' : 'password-changed', principal.client);
  return session;
}

/** Removes the password, given a fresh proof. Throws REGISTRATION_REQUIRED, FORBIDDEN, CONFLICT without a password. */
export async function removePassword(
  { clock, database, notices, sessions }: PasswordChangeDeps,
  principal: Principal,
): Promise<SessionValues> {
  const accountId = accountOf(principal);
  requireFreshProof(principal, clock.now());
  const session = await inTransaction(database, async (trx: Trx, afterCommit) => {
    if (!(await removeStored(trx, accountId))) throw new AppError('CONFLICT', 'The account has no password');
    return sessions.startAnew(trx, afterCommit, principal, accountId);
  });
  await notices.send(accountId, 'password-removed', principal.client);
  return session;
}

function wrongPassword(accountId: string): AppError {
  const security = { name: 'sign-in failed', way: 'password', accountId } as const;
  return new AppError('VALIDATION_FAILED', 'This is not the current password', { field: 'currentPassword', security });
}
