import { AppError } from '../errors.ts';

export interface BulkheadLimits {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces of work that wait. */
  waiting: number;
  /** Of those, how many of one caller. */
  waitingPerCaller?: number;
  message: string;
}

/** Runs a few pieces of work at once; some more wait, one of each caller in turn; the rest are sent away. */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  /** What waits, by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #inside = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when it is its turn.
   *
   * @param caller Whose turn it is: an account or an address.
   * @throws {AppError} UNAVAILABLE with `Retry-After` while too many wait.
   */
  async run<Result>(work: () => Promise<Result>, caller = ''): Promise<Result> {
    await this.#enter(caller);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(caller: string): Promise<void> {
    const { atOnce, message, waiting, waitingPerCaller = waiting } = this.#limits;
    if (this.#inside < atOnce) {
      this.#inside += 1;
      return;
    }
    const own = this.#waiting.get(caller) ?? [];
    const all = this.#waiting.values().reduce((sum, { length }) => sum + length, 0);
    if (all >= waiting || own.length >= waitingPerCaller) {
      throw new AppError('UNAVAILABLE', message, { headers: { 'retry-after': '2' } });
    }
    await new Promise<void>((resolve) => {
      own.push(resolve);
      this.#waiting.set(caller, own);
    });
  }

  /** The next in turn takes over the place; its caller goes to the end. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#inside -= 1;
      return;
    }
    const [caller, [first, ...others]] = next;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    first?.();
  }
}
