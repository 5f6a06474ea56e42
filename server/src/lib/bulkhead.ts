import { AppError } from '../errors.ts';

export interface BulkheadLimits {
  atOnce: number;
  waiting: number;
  waitingPerCaller?: number;
  message: string;
}

export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #waiting = new Map<string, (() => void)[]>();
  #inside = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  /** Runs in the turn of `caller` (account or address); throws UNAVAILABLE with `Retry-After` while too many wait. */
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
