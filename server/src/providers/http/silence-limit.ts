/** Times out when the engine sends nothing for too long. Only waiting counts, not the time that we take ourselves. */
export class SilenceLimit {
  readonly #gone = new AbortController();
  readonly #failure: (ms: number) => Error;
  #ms: number;

  /** @param failure What a silence of so many milliseconds is to the caller. */
  constructor(ms: number, failure: (ms: number) => Error) {
    this.#ms = ms;
    this.#failure = failure;
  }

  /** Aborted with the failure once the limit was passed. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  /** From now on there is less to wait for. */
  shorten(ms: number): void {
    this.#ms = Math.min(this.#ms, ms);
  }

  /** Waits for the engine, up to the stall timeout. */
  async wait<Value>(work: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => this.#gone.abort(this.#failure(this.#ms)), this.#ms);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
}
