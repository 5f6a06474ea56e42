import { createRandom, type Random } from '../../media/art/random.ts';

/** Lines that are dealt one after another: none comes again before all others were there. */
export class Deck<Line> {
  readonly #lines: readonly Line[];
  readonly #random: Random;
  #left: Line[] = [];

  /** @param seed Equal seeds deal alike. */
  constructor(lines: readonly Line[], seed: string) {
    this.#lines = lines;
    this.#random = createRandom(seed);
  }

  next(): Line {
    if (this.#left.length === 0) this.#left = [...this.#lines];
    const [line] = this.#left.splice(Math.floor(this.#random.next() * this.#left.length), 1);
    if (line === undefined) throw new RangeError('There are no lines to deal');
    return line;
  }

  several(count: number): Line[] {
    const dealt: Line[] = [];
    while (dealt.length < Math.min(count, this.#lines.length)) {
      const line = this.next();
      if (!dealt.includes(line)) dealt.push(line);
    }
    return dealt;
  }
}
