/** Times out when the engine sends nothing for too long; our own time does not count. */
export class SilenceLimit {
  readonly #gone = new AbortController();
  readonly #failure: (ms: number) => Error;
  #ms: number;

  constructor(ms: number, failure: (ms: number) => Error) {
    this.#ms = ms;
    this.#failure = failure;
  }

  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  shorten(ms: number): void {
    this.#ms = Math.min(this.#ms, ms);
  }

  async wait<Value>(work: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => this.#gone.abort(this.#failure(this.#ms)), this.#ms);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
}
