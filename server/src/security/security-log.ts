import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { SecurityEvent } from './events.ts';

const MINUTE_MS = 60_000;
/** Per minute, event and address, against floods. */
const MOST_LINES = 10;
/** Beyond this nothing is logged until the minute ends. */
const MOST_COUNTED = 10_000;
const HASH_LETTERS = 32;

export interface EventOrigin {
  requestId?: string | undefined;
  network: string | undefined;
  accountId?: string | undefined;
}

export interface SecurityLogDeps {
  clock: Clock;
  log: Logger;
  secret: { sign(text: string): string };
}

/**
 * The operator's security log: failed sign-ins, refusals, limits. Accounts by id, addresses by an HMAC under the
 * server's secret, so that lines match without revealing them. Never credentials, names or user text.
 */
export class SecurityLog {
  readonly #deps: SecurityLogDeps;
  readonly #lines = new Map<string, number>();
  #minute = 0;

  constructor(deps: SecurityLogDeps) {
    this.#deps = deps;
  }

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
