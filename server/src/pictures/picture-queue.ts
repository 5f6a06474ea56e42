import { AppError } from '../errors.ts';

export interface QueueLimits {
  atOnce: number;
  perOwner: number;
  waiting: number;
}

interface Waiting {
  owner: string;
  place: number;
  start: () => void;
  onPlace: (place: number) => void;
}

/** Lets a few generations run at once; the others wait, and owners with fewer of them come first. */
export class PictureQueue {
  readonly #limits: QueueLimits;
  /** In the order in which they came. */
  #waiting: Waiting[] = [];
  readonly #running = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws {AppError} UNAVAILABLE with `Retry-After` while too many wait. */
  refuseFull(): void {
    if (this.#waiting.length < this.#limits.waiting) return;
    throw new AppError('UNAVAILABLE', 'Too many pictures are waiting: try again in a moment', {
      headers: { 'retry-after': '30' },
    });
  }

  /**
   * Waits for its turn; the generation runs until its turn is disposed of.
   *
   * @param onPlace Told the place, from 1, as often as it changes.
   * @throws the reason of the signal when that comes first.
   */
  async enter(owner: string, signal: AbortSignal, onPlace: (place: number) => void): Promise<Disposable> {
    signal.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    const waiting: Waiting = { owner, place: 0, start: turn.resolve, onPlace };
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      turn.reject(signal.reason);
      this.#advance();
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiting);
    this.#advance();
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
    return { [Symbol.dispose]: () => this.#leave(owner) };
  }

  #leave(owner: string): void {
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left === 0) this.#running.delete(owner);
    else this.#running.set(owner, left);
    this.#advance();
  }

  #advance(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const started = next;
      this.#waiting = this.#waiting.filter((other) => other !== started);
      this.#running.set(started.owner, (this.#running.get(started.owner) ?? 0) + 1);
      started.start();
    }
    for (const [index, waiting] of this.#inOrder().entries()) {
      if (waiting.place === index + 1) continue;
      waiting.place = index + 1;
      waiting.onPlace(waiting.place);
    }
  }

  #next(): Waiting | undefined {
    const running = this.#running.values().reduce((sum, count) => sum + count, 0);
    if (running >= this.#limits.atOnce) return undefined;
    return this.#inOrder().find(({ owner }) => (this.#running.get(owner) ?? 0) < this.#limits.perOwner);
  }

  /** Who has the fewest running or ahead comes first; of equals, who came first. */
  #inOrder(): Waiting[] {
    const ahead = new Map(this.#running);
    const turns = this.#waiting.map((waiting) => {
      const turn = ahead.get(waiting.owner) ?? 0;
      ahead.set(waiting.owner, turn + 1);
      return { waiting, turn };
    });
    return turns.toSorted((one, other) => one.turn - other.turn).map(({ waiting }) => waiting);
  }
}
