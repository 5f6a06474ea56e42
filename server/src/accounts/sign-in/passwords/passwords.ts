import type { Queries } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Sessions } from '../../sessions.ts';
import type { Codes } from '../codes/codes.ts';
import type { GuessLimits } from './guess-limits.ts';
import { findAccountId, findKnownDevice } from '../identity-store.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import { findPasswordHash, holdPassword, insertPassword, setPassword } from './password-store.ts';
import { personalWords } from './personal-words.ts';
import type { SecurityNotices } from '../notices/security-notices.ts';
import type { Login, SignIn } from '../sign-in.ts';
import type { CodePlace } from '../codes/code-store.ts';

export interface PasswordDeps {
  db: Queries;
  clock: Clock;
  codes: Codes;
  limits: GuessLimits;
  sessions: Sessions;
  notices: SecurityNotices;
  signIn: SignIn;
}

interface Attempt {
  identifier: Pick<CodePlace, 'channel' | 'subject'>;
  password: string;
  network: string | undefined;
}

export class Passwords {
  readonly #deps: PasswordDeps;

  constructor(deps: PasswordDeps) {
    this.#deps = deps;
  }

  /** Makes an account for a proven identifier; throws CONFLICT, keeping the code usable, and VALIDATION_FAILED. */
  async signUp(principal: Principal, attempt: Attempt & { code: string }): Promise<Login> {
    const { clock, codes, db, limits, signIn } = this.#deps;
    const { channel, subject } = attempt.identifier;
    refuseGuessable(attempt.password, [subject]);
    const right = await codes.check({ channel, subject, deviceId: principal.deviceId }, attempt.code);
    const identity = { kind: channel, subject };
    if ((await findAccountId(db, identity)) !== undefined) throw taken();
    await limits.count({ name: subject, network: attempt.network });
    const hash = await hashPassword(attempt.password);
    return signIn.enter(principal, { identity }, async (trx, { accountId, isNewUser }) => {
      if (!isNewUser) throw taken();
      await codes.consume(trx, right);
      await insertPassword(trx, { accountId, hash, now: clock.now() });
    });
  }

  /**
   * Sets a new password with a code, ends the account's sessions and signs in. Without an account it makes one, so that
   * nothing reveals whether there was one.
   *
   * @throws {AppError} VALIDATION_FAILED for a guessable password or a wrong code.
   */
  async reset(principal: Principal, attempt: Omit<Attempt, 'network'> & { code: string }): Promise<Login> {
    const { clock, codes, db, notices, sessions, signIn } = this.#deps;
    const { channel, subject } = attempt.identifier;
    refuseGuessable(attempt.password, [subject]);
    const right = await codes.check({ channel, subject, deviceId: principal.deviceId }, attempt.code);
    const identity = { kind: channel, subject };
    const known = await findAccountId(db, identity);
    if (known !== undefined) refuseGuessable(attempt.password, [subject], await personalWords(db, known));
    const hash = await hashPassword(attempt.password);
    return signIn.enter(principal, { identity }, async (trx, { accountId }, afterCommit) => {
      await codes.consume(trx, right);
      await setPassword(trx, { accountId, hash, now: clock.now() });
      await sessions.endOthers(trx, afterCommit, { accountId, sessionId: principal.sessionId });
      if (known !== undefined) afterCommit(() => notices.send(accountId, 'password-changed', principal.client));
    });
  }

  /** Signs in with a password. Every failure gets the same answer after the same work; throws RATE_LIMITED. */
  async verify(principal: Principal, attempt: Attempt): Promise<Login> {
    const { db, limits, signIn } = this.#deps;
    const { channel, subject } = attempt.identifier;
    const identity = { kind: channel, subject };
    const knownDevice = await findKnownDevice(db, identity, principal.deviceId);
    const accountId = await findAccountId(db, identity);
    const guess = { name: subject, network: attempt.network, knownDevice, accountId };
    await limits.count(guess);
    const hash = accountId === undefined ? undefined : await findPasswordHash(db, accountId);
    if (!(await isPassword(attempt.password, hash)) || hash === undefined) throw wrong(accountId);
    const login = await signIn.enter(principal, { identity }, async (trx, found) => {
      // A concurrent change must not leave this session alive.
      if (!(await holdPassword(trx, found.accountId, hash))) throw wrong(accountId);
    });
    await limits.forget(guess);
    return login;
  }
}

function wrong(accountId: string | undefined): AppError {
  const security = { name: 'sign-in failed', way: 'password', accountId } as const;
  return new AppError('VALIDATION_FAILED', 'The name or the password is wrong', { field: 'password', security });
}

function taken(): AppError {
  return new AppError('CONFLICT', 'This account already exists: sign in to it', { field: 'username' });
}
