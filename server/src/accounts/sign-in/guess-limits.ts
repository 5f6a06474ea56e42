import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { countUse, resetQuota } from './quotas.ts';

const QUARTER_MS = 900_000;
const MOST_FOR_NAME = 10;

export interface GuessLimitParts {
  db: Queries;
  clock: Clock;
  /** Password tries in a quarter of an hour from one network; 0 is no limit. */
  perQuarter: number;
}

/** Slows down whoever guesses passwords, before any of them is hashed. */
export class GuessLimits {
  readonly #parts: GuessLimitParts;

  constructor(parts: GuessLimitParts) {
    this.#parts = parts;
  }

  /** Counts a try. Throws RATE_LIMITED after ten for one name, or too many from one network. */
  async count(name: string, network: string | undefined): Promise<void> {
    const { clock, db, perQuarter } = this.#parts;
    if (network !== undefined) {
      await countUse(db, clock.now(), { bucket: `passwords of ${network}`, most: perQuarter, windowMs: QUARTER_MS });
    }
    await countUse(db, clock.now(), { bucket: bucketOf(name), most: MOST_FOR_NAME, windowMs: QUARTER_MS });
  }

  /** Whoever knew the password has all tries again. */
  async forget(name: string): Promise<void> {
    await resetQuota(this.#parts.db, bucketOf(name));
  }
}

function bucketOf(name: string): string {
  return `passwords for ${name}`;
}
