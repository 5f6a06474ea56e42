import type { Logger } from 'pino';

/**
 * Work that no request waits for: what follows from a reply, and what is due from time to time. `close` aborts it, waits
 * until all of it has ended, and starts no more, so that the database can be closed after it.
 */
export class Background {
  readonly #log: Logger;
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Aborted when this closes. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Starts work; does nothing once this is closing. Resolves when the work has ended, and never rejects.
   *
   * @param failure The line that is logged when the work fails.
   * @param work Ends early when its signal aborts.
   */
  async run(failure: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const ended = this.#carryOut(failure, work, signal);
    this.#running.add(ended);
    await ended;
    this.#running.delete(ended);
  }

  /** Runs work at an interval; a run that is still going when the next is due takes its place. */
  every(intervalMs: number, failure: string, work: (signal: AbortSignal) => Promise<unknown>): void {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      void this.run(failure, work).then(() => {
        isRunning = false;
      });
    }, intervalMs);
    this.#timers.add(timer);
  }

  /** Resolves when nothing is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#closing.abort();
    await this.settled();
  }

  async #carryOut(failure: string, work: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal) {
    try {
      await work(signal);
    } catch (error) {
      // What was aborted has not failed; its reason is worth a line only to those who look for it.
      this.#log[signal.aborted ? 'debug' : 'warn']({ err: error }, failure);
    }
  }
}
