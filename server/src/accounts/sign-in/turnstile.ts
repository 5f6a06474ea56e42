import { AppError } from '../../errors.ts';

/** Lets a few through at once; some more wait, in order; the rest are sent away. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#atOnce = limits.atOnce;
    this.#mostWaiting = limits.waiting;
  }

  /** Runs `work` when it is its turn. Throws UNAVAILABLE with `Retry-After` while too many wait. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#atOnce) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new AppError('UNAVAILABLE', 'Too many sign-ins at once', { headers: { 'retry-after': '2' } });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Whoever waits longest takes over the place. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#inside -= 1;
    else next();
  }
}
