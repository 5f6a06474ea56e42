import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { SecurityEvent } from './events.ts';

const MINUTE_MS = 60_000;
/** Lines a minute of one event from one address: what floods the server must not flood its log. */
const MOST_LINES = 10;
/** Pairs of an event and an address that are counted at once; beyond them nothing is written until the minute is over. */
const MOST_COUNTED = 10_000;
const HASH_LETTERS = 32;

/** Where an event came from. */
export interface EventOrigin {
  requestId?: string | undefined;
  /** Bucket of the caller's network address; undefined for a call from within this process. */
  network: string | undefined;
  /** Who called, where they are signed in. */
  accountId?: string | undefined;
}

export interface SecurityLogDeps {
  clock: Clock;
  log: Logger;
  secret: { sign(text: string): string };
}

/**
 * Writes what an operator watches for: failed sign-ins, refusals, limits. A line names an account by its id and an address
 * by an HMAC, so that lines of one address can be matched and the address cannot be found out from them; the key is the
 * server's secret, and so the same on all servers that share it. Never credentials, names, or what people write.
 */
export class SecurityLog {
  readonly #deps: SecurityLogDeps;
  readonly #lines = new Map<string, number>();
  #minute = 0;

  constructor(deps: SecurityLogDeps) {
    this.#deps = deps;
  }

  /** Writes one line, unless there were too many of its kind from its address in this minute. */
  record({ name, ...fields }: SecurityEvent, { accountId, network, requestId }: EventOrigin): void {
    const address = network === undefined ? undefined : this.#hash(network);
    const count = this.#count(`${name} ${address ?? ''}`);
    if (count > MOST_LINES) return;
    const muted = count === MOST_LINES ? { muted: true } : {};
    this.#deps.log.warn({ security: true, requestId, accountId, address, ...fields, ...muted }, name);
  }

  #count(key: string): number {
    const minute = Math.floor(this.#deps.clock.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#lines.clear();
    this.#minute = minute;
    const known = this.#lines.get(key);
    if (known === undefined && this.#lines.size >= MOST_COUNTED) return Number.POSITIVE_INFINITY;
    const count = (known ?? 0) + 1;
    this.#lines.set(key, count);
    return count;
  }

  #hash(network: string): string {
    return this.#deps.secret.sign(`address\n${network}`).slice(0, HASH_LETTERS);
  }
}
