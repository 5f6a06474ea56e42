import { TextEngineError } from '../text-engine.ts';

const MOST_WAITING = 32;
const RETRY_MS = 10_000;

/** Lets in as many replies at a time as the model can write; the others wait in the order of their coming. */
export class ReplyQueue {
  readonly #waiting: (() => void)[] = [];
  #atOnce = 1;
  #inside = 0;

  set atOnce(replies: number) {
    this.#atOnce = replies;
  }

  /** Throws TextEngineError while too many wait, or the signal's reason. */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#inside < this.#atOnce) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.length >= MOST_WAITING) {
      throw new TextEngineError('unavailable', 'Too many replies wait for the model', {
        retryAfterMs: RETRY_MS,
        isUnsent: true,
      });
    }
    const { promise, reject, resolve } = Promise.withResolvers<void>();
    const leave = () => {
      const index = this.#waiting.indexOf(resolve);
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(resolve);
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#inside -= 1;
    else next();
  }
}
