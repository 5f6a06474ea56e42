import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { addUses } from './quota-store.ts';
import { tooManyRequests } from './refusal.ts';

const MINUTE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** A limit on one bucket. */
export interface Allowance {
  bucket: string;
  perMinute: number;
}

/**
 * Counts every request in the database before it continues: one statement, however many limits it has. A bucket that is
 * used up is remembered here, so that those who keep trying cost no statement.
 */
export class ExactCounter {
  readonly #db: Queries;
  readonly #clock: Clock;
  /** When they may be used again. */
  readonly #usedUp = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(db: Queries, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Throws RATE_LIMITED, and what the database throws. */
  async count(allowances: readonly Allowance[]): Promise<void> {
    const now = this.#clock.now();
    refuseUntil(
      allowances.map(({ bucket }) => this.#usedUp.get(bucket) ?? 0),
      now,
    );
    const added = allowances.map(({ bucket }) => ({ bucket, uses: 1, resetsAt: now + MINUTE_MS }));
    const counted = await addUses(this.#db, now, added);
    // Each request is judged by its own count: the answer to a later one may have come first.
    const refusedUntil = allowances.map(({ bucket, perMinute }) => {
      const { resetsAt = now, used = 0 } = counted.get(bucket) ?? {};
      if (used <= perMinute) return 0;
      this.#usedUp.set(bucket, resetsAt);
      return resetsAt;
    });
    refuseUntil(refusedUntil, now);
  }
}

function refuseUntil(times: readonly number[], now: number): void {
  const resetsAt = Math.max(...times);
  if (resetsAt > now) throw tooManyRequests(resetsAt - now);
}
