import { AppError } from '../../errors.ts';

interface ByteBudgetLimits {
  /** Bytes of all bodies that are held at once. */
  bytes: number;
  /** Of those, how many one caller may hold. */
  bytesPerCaller: number;
  /** Bodies that wait: all together, and of one caller. */
  waiting: number;
  waitingPerCaller: number;
}

interface Waiting {
  bytes: number;
  caller: string;
  admit: () => void;
}

/**
 * A semaphore over bytes: a large body is read only while there is room for it, so that the memory for bodies is bounded
 * however many arrive at once. Bodies wait in the order of their arrival; one whose caller has its share already lets
 * those of others pass.
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
   * Waits until there is room.
   *
   * @param bytes Most bytes of the body; beyond `bytesPerCaller` it counts as that many, and is admitted alone.
   * @param caller Network address.
   * @returns What gives the room back when it is disposed of.
   * @throws {AppError} UNAVAILABLE with `Retry-After` while too many bodies wait.
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
      // The next in turn waits for its room: smaller ones that pass it could keep it waiting for ever.
      isFull = !this.#hasRoom(next);
      if (isFull) return true;
      this.#hold(next);
      next.admit();
      return false;
    });
  }
}
