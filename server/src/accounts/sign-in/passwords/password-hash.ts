import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { Bulkhead } from '../../../lib/bulkhead.ts';

const derive: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** More would starve the thread pool, which also reads files. */
const MOST_AT_ONCE = 4;
const MOST_WAITING = 64;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const bulkhead = new Bulkhead({
  atOnce: MOST_AT_ONCE,
  waiting: MOST_WAITING,
  message: 'Too many sign-ins at once: try again in a moment',
});

/** A salted argon2id hash as a PHC string. Throws UNAVAILABLE while too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await bulkhead.run(() => tagOf(password, salt, COST, TAG_BYTES));
  const { memory, parallelism, passes } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(tag)}`;
}

/** Verifies a password in equal time without a hash; throws UNAVAILABLE while too many wait. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored ?? DUMMY_HASH) ?? [];
  if (memory === undefined) throw new Error('The stored password hash is not one of ours');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const right = Buffer.from(tag, 'base64');
  const found = await bulkhead.run(() => tagOf(password, Buffer.from(salt, 'base64'), cost, right.length));
  return timingSafeEqual(found, right) && stored !== undefined;
}

/** A hash that no password has, at today's cost. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toText(Buffer.alloc(SALT_BYTES))}$${toText(Buffer.alloc(TAG_BYTES))}`;

/** The same letters may come composed or not, as keyboards differ (RFC 8265 §4.1). */
async function tagOf(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
