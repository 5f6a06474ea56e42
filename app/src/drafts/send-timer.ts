/** Changes are sent after the visitor has not typed for this long, in milliseconds. */
const pauseMs = 1_200;
/** No change waits for longer than this while the visitor keeps typing, in milliseconds. */
const longestWaitMs = 5_000;
/** Changes are in the browser's storage after this, in milliseconds. */
const persistMs = 250;
/** The wait after the first failure, which doubles with each further one, in milliseconds. */
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Decides when an editor sends its changes: after a pause in the typing, and later while the server does not answer. */
export class SendTimer {
  readonly #send: () => void;
  #firstEditAt: number | undefined;
  #lastEditAt = 0;
  #failures = 0;
  #retryAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPersistPlanned = false;

  constructor(send: () => void) {
    this.#send = send;
  }

  get isFailing(): boolean {
    return this.#failures > 0;
  }

  noteEdit(): void {
    this.#lastEditAt = Date.now();
    this.#firstEditAt ??= this.#lastEditAt;
  }

  /** Every change so far is in a batch. */
  noteSent(): void {
    this.#firstEditAt = undefined;
  }

  succeed(): void {
    this.#failures = 0;
  }

  /** @param retryAfterMs what the server asks for */
  fail(retryAfterMs?: number): void {
    const backoff = Math.min(firstRetryMs * 2 ** this.#failures, longestRetryMs);
    this.#failures += 1;
    // Clients that failed together do not come back together.
    this.#retryAt = Date.now() + (retryAfterMs ?? backoff * (1 - Math.random() / 4));
  }

  schedule(): void {
    clearTimeout(this.#timer);
    const first = this.#firstEditAt ?? Date.now();
    const typed = Math.min(this.#lastEditAt + pauseMs, first + longestWaitMs);
    const at = this.isFailing ? this.#retryAt : typed;
    this.#timer = setTimeout(this.#send, Math.max(0, at - Date.now()));
  }

  persist(write: () => void): void {
    if (this.#isPersistPlanned) return;
    this.#isPersistPlanned = true;
    setTimeout(() => {
      this.#isPersistPlanned = false;
      write();
    }, persistMs);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
