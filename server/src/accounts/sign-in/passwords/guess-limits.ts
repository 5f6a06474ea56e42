import type { Queries } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { countUse, resetQuota, type Quota } from '../quota-store.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const MOST_FOR_PAIR = 10;
const MOST_FOR_NAME = 40;
const MOST_FOR_NAME_A_DAY = 400;

export interface GuessLimitDeps {
  db: Queries;
  clock: Clock;
  /** Password tries in a quarter of an hour from one network; 0 is no limit. */
  perQuarter: number;
}

export interface Guess {
  /** What the password is for: an identifier or an account. */
  name: string;
  /** Bucket of the caller's network address; undefined for a call from within this process. */
  network: string | undefined;
  /** The caller's device if the account has signed in on it before. */
  knownDevice?: string | undefined;
  /** Whose password it is, for the security log; undefined where there is no such account. */
  accountId?: string | undefined;
}

/**
 * Limits password guessing, before any password is hashed, so that a stranger can neither guess for long nor lock the
 * owner out:
 *
 * 1. A device on which the account has signed in before has ten tries in a quarter of an hour of its own. Nothing that
 *    anybody does elsewhere, or from the same address, uses them up. Such a device is known by its credential, which a
 *    stranger cannot name; it is forgotten when the owner ends its session or the password changes.
 * 2. Every other device shares ten tries with its network address, for each name; an address also has a limit over all
 *    names, so that one password is not tried on many accounts.
 * 3. All unknown devices together have 40 tries in a quarter of an hour and 400 in a day for one name, from however many
 *    addresses. Who exhausts them keeps the owner from entering the password on a new device, and on that alone: a code
 *    still signs in there.
 *
 * Limits are the same for names without an account. A success gives back the tries of its own device or address only.
 */
export class GuessLimits {
  readonly #deps: GuessLimitDeps;

  constructor(deps: GuessLimitDeps) {
    this.#deps = deps;
  }

  /** Counts a try. Throws RATE_LIMITED for one too many, which the security log is told as a lock. */
  async count(guess: Guess): Promise<void> {
    const { clock, db } = this.#deps;
    for (const quota of this.#quotas(guess)) await countUse(db, clock.now(), quota);
  }

  /** A caller who knew the password has all tries again. */
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
