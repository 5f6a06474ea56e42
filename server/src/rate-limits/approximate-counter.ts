import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Allowance } from './exact-counter.ts';
import { addUses } from './quota-store.ts';
import { tooManyRequests } from './refusal.ts';

const MINUTE_MS = 60_000;
const MOST_COUNTED = 100_000;
const MOST_IN_STATEMENT = 1_000;
/** The part of a limit that a bucket may use on a server before the other servers learn of it. */
const UNSENT_SHARE = 1 / 20;

interface Count {
  bucket: string;
  perMinute: number;
  /** What all servers had told at the last synchronisation. */
  known: number;
  /** Counted here since then. */
  unsent: number;
}

/**
 * Counts requests in memory and adds those of busy buckets to the shared count now and then. No request waits for it,
 * and a bucket below a twentieth of its limit is never written. Between two synchronisations each server lets pass what
 * is left by its own knowledge.
 */
export class ApproximateCounter {
  readonly #db: Queries;
  readonly #clock: Clock;
  #counts = emptyCounts();
  /** Of the calendar's minute, in epoch ms. */
  #resetsAt = 0;

  constructor(db: Queries, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Throws RATE_LIMITED. */
  count({ bucket, perMinute }: Allowance): void {
    const now = this.#clock.now();
    this.#beginMinute(now);
    const count = this.#counts.get(bucket) ?? { bucket, perMinute, known: 0, unsent: 0 };
    if (count.known + count.unsent >= perMinute) throw tooManyRequests(this.#resetsAt - now);
    count.unsent += 1;
    this.#counts.set(bucket, count);
  }

  /** One statement for all busy buckets, or none. Throws what the database throws; nothing is lost by it. */
  async synchronise(): Promise<void> {
    const now = this.#clock.now();
    this.#beginMinute(now);
    const busy = this.#counts
      .values()
      .filter(({ perMinute, unsent }) => unsent > 0 && unsent >= perMinute * UNSENT_SHARE)
      .take(MOST_IN_STATEMENT)
      .map((count) => ({ count, sent: count.unsent }))
      .toArray();
    if (busy.length === 0) return;
    const added = busy.map(({ count, sent }) => ({ bucket: count.bucket, uses: sent, resetsAt: this.#resetsAt }));
    const used = await addUses(this.#db, now, added);
    for (const { count, sent } of busy) {
      count.unsent -= sent;
      count.known = used.get(count.bucket)?.used ?? sent;
    }
  }

  #beginMinute(now: number): void {
    if (now < this.#resetsAt) return;
    this.#resetsAt = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
    this.#counts = emptyCounts();
  }
}

function emptyCounts(): LRUCache<string, Count> {
  return new LRUCache({ max: MOST_COUNTED });
}
