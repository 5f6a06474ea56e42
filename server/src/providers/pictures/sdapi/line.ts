/** A fair mutex. */
export class Line {
  readonly #turns: Turn[] = [];

  join(): Turn {
    const turn = new Turn(this.#turns);
    this.#turns.push(turn);
    return turn;
  }
}

class Turn {
  readonly #turns: Turn[];
  #moved = Promise.withResolvers<void>();

  constructor(turns: Turn[]) {
    this.#turns = turns;
  }

  /** Yields the places before this one down to 1; throws the abort's reason. */
  async *wait(signal: AbortSignal): AsyncGenerator<number> {
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    aborted.promise.catch(() => undefined);
    signal.addEventListener('abort', abort, { once: true });
    try {
      for (;;) {
        signal.throwIfAborted();
        const place = this.#turns.indexOf(this);
        if (place <= 0) return;
        const moved = this.#moved.promise;
        yield place;
        await Promise.race([moved, aborted.promise]);
      }
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  leave(): void {
    const place = this.#turns.indexOf(this);
    if (place === -1) return;
    this.#turns.splice(place, 1);
    for (const turn of this.#turns) turn.#advance();
  }

  #advance(): void {
    this.#moved.resolve();
    this.#moved = Promise.withResolvers();
  }
}
