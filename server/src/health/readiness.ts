import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { probeWrites } from '../db/write-probe.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';

const FRESH_MS = 1_000;
/** A file system block, so that a full disk refuses it. */
const FILLER = new Uint8Array(4_096);

export interface ReadinessDeps {
  clock: Clock;
  database: Database;
  storage: Storage;
}

export class Readiness {
  readonly #deps: ReadinessDeps;
  /** Several servers may share the storage. */
  readonly #key: StorageKey = `probes/${randomUUID()}.bin`;
  #last: { at: number; outcome: Promise<void> } | undefined;

  constructor(deps: ReadinessDeps) {
    this.#deps = deps;
  }

  /** Throws UNAVAILABLE, at most once a second asking the disk. */
  async require(): Promise<void> {
    const now = this.#deps.clock.now();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) {
      this.#last = { at: now, outcome: this.#probe() };
    }
    await this.#last.outcome;
  }

  async #probe(): Promise<void> {
    const { database, storage } = this.#deps;
    try {
      await probeWrites(database);
      await storage.put(this.#key, FILLER);
      await storage.delete(this.#key);
    } catch (cause) {
      const headers = { 'retry-after': '2' };
      throw new AppError('UNAVAILABLE', 'The server cannot save anything now', { cause, headers });
    }
  }
}
