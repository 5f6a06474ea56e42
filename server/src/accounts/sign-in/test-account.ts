import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Principal } from '../../http/principal.ts';
import type { GuessLimits } from './passwords/guess-limits.ts';
import type { Login, SignIn } from './sign-in.ts';

export interface TestAccountDeps {
  /** Undefined where there is none, the default in production. */
  account: { name: string; password: string } | undefined;
  limits: GuessLimits;
  signIn: SignIn;
}

export interface TestAttempt {
  name: string;
  password: string;
  network: string | undefined;
}

/** The test account. Throws NOT_FOUND where none is configured, VALIDATION_FAILED for wrong credentials. */
export async function enterTestAccount(
  { account, limits, signIn }: TestAccountDeps,
  principal: Principal,
  { name, network, password }: TestAttempt,
): Promise<Login> {
  if (account === undefined) throw new AppError('NOT_FOUND', 'There is no test account');
  const guess = { name: `test account ${name}`, network };
  await limits.count(guess);
  const rightName = isSame(name, account.name);
  if (!isSame(password, account.password) || !rightName) {
    throw new AppError('VALIDATION_FAILED', 'The name or the password is wrong', {
      field: 'testPassword',
      security: { name: 'sign-in failed', way: 'test account' },
    });
  }
  await limits.forget(guess);
  return signIn.enter(principal, { identity: { kind: 'test', subject: account.name } });
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
