import { LRUCache } from 'lru-cache';
import { livingAddress } from '../media/art/composed/composed-address.ts';
import type { Parts } from '../media/art/composed/parts.ts';
import type { Parsers } from '../parsing/parsers.ts';
import { livingTasks } from './living-tasks-module.ts';

/** 8 MB at most. */
const MOST_CACHED = 256;

/** Living portraits by their parts; those seen last stay in memory. */
export class LivingPortraits {
  readonly #parsers: Parsers;
  readonly #drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_CACHED });

  constructor(parsers: Parsers) {
    this.#parsers = parsers;
  }

  /**
   * @param queueKey Who waits for it, among those for whom files are read.
   * @throws {AppError} UNAVAILABLE while too many tasks wait.
   */
  async draw(parts: Parts, queueKey: string): Promise<Uint8Array<ArrayBuffer>> {
    const address = livingAddress(parts);
    const known = this.#drawn.get(address);
    if (known !== undefined) return known;
    const drawn = this.#parsers
      .run(livingTasks, 'drawLiving', { parts }, { queueKey })
      .then((bytes) => new Uint8Array(bytes));
    this.#drawn.set(address, drawn);
    try {
      return await drawn;
    } catch (error) {
      this.#drawn.delete(address);
      throw error;
    }
  }
}
