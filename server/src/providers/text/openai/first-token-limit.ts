import { TextEngineError } from '../text-engine.ts';

/** Aborts a request whose engine is connected and says nothing, however many signs of life it sends. */
export class FirstTokenLimit {
  readonly #late = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;

  /** @param ms Undefined for no limit. */
  constructor(ms: number | undefined) {
    if (ms === undefined) return;
    const late = () => new TextEngineError('stalled', `The engine wrote nothing within ${ms} ms`);
    this.#timer = setTimeout(() => this.#late.abort(late()), ms);
  }

  get signal(): AbortSignal {
    return this.#late.signal;
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  [Symbol.dispose](): void {
    this.clear();
  }
}
