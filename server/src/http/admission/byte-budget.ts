import { AppError } from '../../errors.ts';

interface ByteBudgetLimits {
  bytes: number;
  bytesPerCaller: number;
  waiting: number;
  waitingPerCaller: number;
}

interface Waiting {
  bytes: number;
  caller: string;
  admit: () => void;
}

/**
 * A semaphore over bytes, which bounds the memory of large bodies. First come, first served, except that callers over
 * their share let others pass.
 */
export class ByteBudget {
  readonly #limits: ByteBudgetLimits;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  #waiting: Waiting[] = [];

  constructor(limits: ByteBudgetLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for room.
   *
   * @param bytes Upper bound; above `bytesPerCaller` it counts as that and is admitted alone.
   * @param caller Network address.
   * @returns Releases the room when disposed.
   * @throws {AppError} UNAVAILABLE with `Retry-After` while too many wait.
   */
  async take(bytes: number, caller: string): Promise<Disposable> {
    const wanted: Waiting = { bytes: Math.min(bytes, this.#limits.bytesPerCaller), caller, admit: () => undefined };
    if (this.#waiting.some((other) => other.caller === caller) || !this.#hasRoom(wanted)) await this.#wait(wanted);
    else this.#hold(wanted);
    return { [Symbol.dispose]: () => this.#release(wanted) };
  }

  async #wait(wanted: Waiting): Promise<void> {
    const { waiting, waitingPerCaller } = this.#limits;
    const own = this.#waiting.filter(({ caller }) => caller === wanted.caller).length;
    if (this.#waiting.length >= waiting || own >= waitingPerCaller) {
      throw new AppError('UNAVAILABLE', 'Too many large files are being sent: try again in a moment', {
        headers: { 'retry-after': '2' },
      });
    }
    await new Promise<void>((resolve) => {
      wanted.admit = resolve;
      this.#waiting.push(wanted);
    });
  }

  #hasRoom({ bytes, caller }: Waiting): boolean {
    return this.#taken + bytes <= this.#limits.bytes && !this.#isOverShare(bytes, caller);
  }

  #isOverShare(bytes: number, caller: string): boolean {
    return (this.#takenBy.get(caller) ?? 0) + bytes > this.#limits.bytesPerCaller;
  }

  #hold({ bytes, caller }: Waiting): void {
    this.#taken += bytes;
    this.#takenBy.set(caller, (this.#takenBy.get(caller) ?? 0) + bytes);
  }

  #release({ bytes, caller }: Waiting): void {
    this.#taken -= bytes;
    const left = (this.#takenBy.get(caller) ?? 0) - bytes;
    if (left > 0) this.#takenBy.set(caller, left);
    else this.#takenBy.delete(caller);
    this.#admitNext();
  }

  #admitNext(): void {
    const blocked = new Set<string>();
    let isFull = false;
    this.#waiting = this.#waiting.filter((next) => {
      if (isFull || blocked.has(next.caller)) return true;
      if (this.#isOverShare(next.bytes, next.caller)) {
        blocked.add(next.caller);
        return true;
      }
      // Smaller ones must not pass the next in turn for ever.
      isFull = !this.#hasRoom(next);
      if (isFull) return true;
      this.#hold(next);
      next.admit();
      return false;
    });
  }
}
