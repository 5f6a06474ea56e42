import { AppError } from '../errors.ts';

/** `Retry-After` of a refused request, in seconds: about as long as the queue takes. */
const RETRY_AFTER_SECONDS = '10';

interface Limits {
  /** How many are kept; one takes some hundred kilobytes. */
  most: number;
  /** How many may wait to be drawn, the one that is being drawn included; fewer than are kept. */
  mostWaiting: number;
}

/** Pictures by what they show: drawn once, one after another, the longest unasked for given up first. */
export class CardCache {
  readonly #limits: Limits;
  readonly #cards = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws {AppError} UNAVAILABLE where it is not kept and as many as may wait do so. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const card = this.#cards.get(key) ?? this.#queue(draw);
    this.#cards.delete(key);
    this.#cards.set(key, card);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > this.#limits.most && oldest !== undefined) this.#cards.delete(oldest);
    card.catch(() => this.#cards.delete(key));
    return card;
  }

  #queue(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#waiting >= this.#limits.mostWaiting) {
      const headers = { 'retry-after': RETRY_AFTER_SECONDS };
      throw new AppError('UNAVAILABLE', 'Too many pictures are waiting to be drawn', { headers });
    }
    this.#waiting += 1;
    const card = this.#last.then(draw).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = card.catch(() => undefined);
    return card;
  }
}
