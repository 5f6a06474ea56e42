import type { Logger } from 'pino';

/** Work that no request waits for. `close` aborts it and waits, so that the database can be closed. */
export class Background {
  readonly #log: Logger;
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(log: Logger) {
    this.#log = log;
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Starts work unless closing; resolves at its end and never rejects. `failure` is the log message. */
  async run(failure: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const ended = this.#carryOut(failure, work, signal);
    this.#running.add(ended);
    await ended;
    this.#running.delete(ended);
  }

  /** Runs work at an interval, skipping runs that overlap. */
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
      this.#log[signal.aborted ? 'debug' : 'warn']({ err: error }, failure);
    }
  }
}
