import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Queries, Trx } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import * as store from './code-store.ts';
import type { CodePlace } from './code-store.ts';
import { findAccountId } from '../identity-store.ts';
import type { ServerSecret } from '../../../lib/server-secret.ts';

const DIGITS = 6;
const MOST_TRIES = 5;
export const CODE_MINUTES = 10;

export interface CodeDeps {
  db: Queries;
  clock: Clock;
  secret: ServerSecret;
}

export interface RightCode extends CodePlace {
  hash: string;
}

/**
 * Verification codes: six digits, ten minutes, five tries, bound to the device that asked (ASVS 5.0, 6.5 and 6.6).
 * Stored as an HMAC: a plain hash of a million codes is reversed in a second.
 */
export class Codes {
  readonly #deps: CodeDeps;

  constructor(deps: CodeDeps) {
    this.#deps = deps;
  }

  /** Makes a code and invalidates the previous one. */
  async issue(place: CodePlace): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const expiresAt = this.#deps.clock.now() + CODE_MINUTES * 60_000;
    await store.replaceCode(this.#deps.db, place, { hash: this.#hash(place, code), expiresAt });
    return code;
  }

  /** Compares a code, which costs a try. Throws VALIDATION_FAILED. */
  async check(place: CodePlace, code: string): Promise<RightCode> {
    const { clock, db } = this.#deps;
    const hash = this.#hash(place, code);
    const right = await store.countTry(db, place, { now: clock.now(), mostTries: MOST_TRIES });
    if (right === undefined || !timingSafeEqual(Buffer.from(right), Buffer.from(hash))) {
      throw wrongCode(await findAccountId(db, { kind: place.channel, subject: place.subject }));
    }
    return { ...place, hash };
  }

  /** Consumes a correct code in the transaction it pays for. Throws VALIDATION_FAILED when another call was first. */
  async consume(trx: Trx, { hash, ...place }: RightCode): Promise<void> {
    if (!(await store.takeCode(trx, place, hash))) throw wrongCode();
  }

  async sweep(): Promise<void> {
    await store.deleteOldCodes(this.#deps.db, this.#deps.clock.now());
  }

  #hash({ channel, deviceId, subject }: CodePlace, code: string): string {
    return this.#deps.secret.sign(['code', channel, subject, deviceId, code].join('\n'));
  }
}

function wrongCode(accountId?: string): AppError {
  const security = { name: 'sign-in failed', way: 'code', accountId } as const;
  return new AppError('VALIDATION_FAILED', 'The code is wrong or has expired', { field: 'code', security });
}
