import type { Queries } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { countUse, resetQuota, type Quota } from '../../../rate-limits/quota-store.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const MOST_FOR_PAIR = 10;
const MOST_FOR_NAME = 40;
const MOST_FOR_NAME_A_DAY = 400;

export interface GuessLimitDeps {
  db: Queries;
  clock: Clock;
  /** Password tries per quarter of an hour and network; 0 is no limit. */
  perQuarter: number;
}

export interface Guess {
  /** An identifier or an account. */
  name: string;
  network: string | undefined;
  /** The caller's device, if the account has signed in on it. */
  knownDevice?: string | undefined;
  accountId?: string | undefined;
}

/**
 * Limits password guesses before hashing, such that strangers can neither guess for long nor lock the owner out:
 *
 * 1. A device on which the account has signed in has ten tries in a quarter of an hour, which no one else can use up.
 *    It is known by its credential and forgotten when its session is ended by the owner or the password changes.
 * 2. Other devices share ten tries per name with their network address, which has a limit over all names too.
 * 3. All unknown devices together have 40 tries in a quarter of an hour and 400 a day per name. Exhausting them only
 *    keeps the owner from using the password on a new device: a code still works.
 *
 * Names without an account have the same limits. A success resets its own device or address only.
 */
export class GuessLimits {
  readonly #deps: GuessLimitDeps;

  constructor(deps: GuessLimitDeps) {
    this.#deps = deps;
  }

  /** Counts a try; throws RATE_LIMITED, which is logged as a lock. */
  async count(guess: Guess): Promise<void> {
    const { clock, db } = this.#deps;
    for (const quota of this.#quotas(guess)) await countUse(db, clock.now(), quota);
  }

  async forget(guess: Guess): Promise<void> {
    await resetQuota(this.#deps.db, ownBucket(guess));
  }

  #quotas(guess: Guess): Quota[] {
    const security = { name: 'sign-in locked', accountId: guess.accountId } as const;
    const own = { bucket: ownBucket(guess), most: MOST_FOR_PAIR, windowMs: QUARTER_MS, security };
    if (guess.knownDevice !== undefined) return [own];
    const { name, network } = guess;
    const perNetwork = { most: this.#deps.perQuarter, windowMs: QUARTER_MS };
    return [
      ...(network === undefined ? [] : [{ bucket: `passwords of ${network}`, ...perNetwork }]),
      own,
      { bucket: `passwords for ${name}`, most: MOST_FOR_NAME, windowMs: QUARTER_MS, security },
      { bucket: `passwords for ${name} in a day`, most: MOST_FOR_NAME_A_DAY, windowMs: DAY_MS, security },
    ];
  }
}

function ownBucket({ knownDevice, name, network = 'here' }: Guess): string {
  return `passwords for ${name} from ${knownDevice === undefined ? network : `device ${knownDevice}`}`;
}
