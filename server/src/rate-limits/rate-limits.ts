import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/db-errors.ts';
import type { Clock } from '../lib/clock.ts';
import { ApproximateCounter } from './approximate-counter.ts';
import { ExactCounter, type Allowance } from './exact-counter.ts';
import { createMemoryLimit, type RateLimit } from './memory-limit.ts';
import { deleteOldQuotas } from './quota-store.ts';

export interface RateLimitDeps {
  database: Pick<Database, 'db' | 'kind'>;
  clock: Clock;
  log: Logger;
}

/** Requests a minute: of one person, and of all people of one network address. */
export interface CallerAllowance {
  owner: number;
  network: number;
}

/** Counts a request for the caller and, where it is known, for their network address. */
export type CallerLimit = (caller: { ownerId: string; network?: string | undefined }) => Promise<void>;

/** What happens while the database does not answer: `count-here` counts in memory, `refuse` fails. */
export type WithoutDatabase = 'count-here' | 'refuse';

/**
 * Makes limits that hold on all servers of a PostgreSQL database (Decision 044). On SQLite there is one process, which
 * counts in memory. All limits are for a minute, and 0 is no limit.
 */
export class RateLimits {
  readonly #deps: RateLimitDeps;
  readonly #exact: ExactCounter;
  readonly #approximate: ApproximateCounter;

  constructor(deps: RateLimitDeps) {
    this.#deps = deps;
    this.#exact = new ExactCounter(deps.database.db, deps.clock);
    this.#approximate = new ApproximateCounter(deps.database.db, deps.clock);
  }

  /**
   * For what costs something: engines, mail, uploads, guesses, words that others read.
   *
   * @param name unique among all limits
   */
  exact(name: string, perMinute: number): RateLimit {
    const here = createMemoryLimit(perMinute);
    if (perMinute === 0 || !this.#isShared) return here;
    return async (key) => this.#count([{ bucket: bucketOf(name, key), perMinute }], async () => here(key));
  }

  /** Like `exact`, for a person and their network address at once. */
  exactByCaller(name: string, perMinute: CallerAllowance, without: WithoutDatabase = 'count-here'): CallerLimit {
    const owners = createMemoryLimit(perMinute.owner);
    const networks = createMemoryLimit(perMinute.network);
    const here: CallerLimit = async ({ network, ownerId }) => {
      await owners(ownerId);
      if (network !== undefined) await networks(network);
    };
    if (!this.#isShared) return here;
    return async (caller) => {
      const { network, ownerId } = caller;
      const allowances = [{ bucket: bucketOf(name, ownerId), perMinute: perMinute.owner }];
      if (network !== undefined) {
        allowances.push({ bucket: bucketOf(`${name} by address`, network), perMinute: perMinute.network });
      }
      await this.#count(allowances, without === 'refuse' ? undefined : async () => here(caller));
    };
  }

  /** For reads and small acts, which must not wait for the database: other servers' counts are a second old. */
  approximate(name: string, perMinute: number): RateLimit {
    if (perMinute === 0 || !this.#isShared) return createMemoryLimit(perMinute);
    return async (key) => this.#approximate.count({ bucket: bucketOf(name, key), perMinute });
  }

  /** Exchanges the counts of `approximate` limits with the other servers. */
  async synchronise(): Promise<void> {
    if (this.#isShared) await this.#approximate.synchronise();
  }

  /** Deletes counts of the past. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    await deleteOldQuotas(database.db, clock.now());
  }

  get #isShared(): boolean {
    return this.#deps.database.kind === 'postgres';
  }

  async #count(allowances: readonly Allowance[], here: (() => Promise<void>) | undefined): Promise<void> {
    try {
      await this.#exact.count(allowances);
    } catch (error) {
      if (here === undefined || !isDatabaseUnavailable(error)) throw error;
      this.#deps.log.debug({ err: error }, 'counting a request failed, counting it in memory');
      await here();
    }
  }
}

function bucketOf(name: string, key: string): string {
  return `${name} in a minute: ${key}`;
}
