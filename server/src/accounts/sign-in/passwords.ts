import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Principal } from '../principal.ts';
import type { Codes } from './codes.ts';
import type { GuessLimits } from './guess-limits.ts';
import { findAccountId } from './identity-store.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import { findPasswordHash, holdPassword, insertPassword } from './password-store.ts';
import type { Login, SignIn } from './sign-in.ts';
import type { CodePlace } from './code-store.ts';

export interface PasswordParts {
  db: Queries;
  clock: Clock;
  codes: Codes;
  limits: GuessLimits;
  signIn: SignIn;
}

interface Attempt {
  identifier: Pick<CodePlace, 'channel' | 'subject'>;
  password: string;
  /** Bucket of the caller's network address. */
  network: string | undefined;
}

/** Signing up and in with a password. */
export class Passwords {
  readonly #parts: PasswordParts;

  constructor(parts: PasswordParts) {
    this.#parts = parts;
  }

  /**
   * Makes an account for an identifier that a code has proved. A code that meets an account is not spent: it can
   * still be used to sign in to it.
   *
   * @throws {AppError} VALIDATION_FAILED for a weak password or a wrong code, CONFLICT when there is an account.
   */
  async signUp(principal: Principal, attempt: Attempt & { code: string }): Promise<Login> {
    const { clock, codes, db, limits, signIn } = this.#parts;
    const { channel, subject } = attempt.identifier;
    refuseGuessable(attempt.password, [subject]);
    const right = await codes.check({ channel, subject, deviceId: principal.deviceId }, attempt.code);
    const identity = { kind: channel, subject };
    if ((await findAccountId(db, identity)) !== undefined) throw taken();
    await limits.count(subject, attempt.network);
    const hash = await hashPassword(attempt.password);
    return signIn.enter(principal, { identity }, async (trx, { accountId, isNewUser }) => {
      if (!isNewUser) throw taken();
      await codes.spend(trx, right);
      await insertPassword(trx, { accountId, hash, now: clock.now() });
    });
  }

  /**
   * Signs in with a password. A wrong one, an unknown identifier and an account without a password are answered
   * alike, after the same work.
   *
   * @throws {AppError} VALIDATION_FAILED, or RATE_LIMITED.
   */
  async verify(principal: Principal, attempt: Attempt): Promise<Login> {
    const { db, limits, signIn } = this.#parts;
    const { channel, subject } = attempt.identifier;
    await limits.count(subject, attempt.network);
    const identity = { kind: channel, subject };
    const accountId = await findAccountId(db, identity);
    const hash = accountId === undefined ? undefined : await findPasswordHash(db, accountId);
    if (!(await isPassword(attempt.password, hash)) || hash === undefined) throw wrong();
    const login = await signIn.enter(principal, { identity }, async (trx, found) => {
      // It may have been changed while it was compared: then this session would outlive the change.
      if (!(await holdPassword(trx, found.accountId, hash))) throw wrong();
    });
    await limits.forget(subject);
    return login;
  }
}

function wrong(): AppError {
  return new AppError('VALIDATION_FAILED', 'The name or the password is wrong', { field: 'password' });
}

function taken(): AppError {
  return new AppError('CONFLICT', 'There is an account already: sign in to it', { field: 'username' });
}
