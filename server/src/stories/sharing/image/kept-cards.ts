/** Pictures by what they show: drawn once, one after another, the longest unasked for given up first. */
export class KeptCards {
  readonly #most: number;
  readonly #cards = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param most How many are kept; one takes some hundred kilobytes. */
  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const card = this.#cards.get(key) ?? this.#queue(draw);
    this.#cards.delete(key);
    this.#cards.set(key, card);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > this.#most && oldest !== undefined) this.#cards.delete(oldest);
    card.catch(() => this.#cards.delete(key));
    return card;
  }

  #queue(draw: () => Promise<Buffer>): Promise<Buffer> {
    const card = this.#last.then(draw);
    this.#last = card.catch(() => undefined);
    return card;
  }
}
