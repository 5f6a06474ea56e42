import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { TableWatch } from '../db/table-watch.ts';
import * as store from './session-store.ts';
import { isAlive, type OldestAlive } from './session-times.ts';
import type { SessionRow } from './tables.ts';

const MOST_KNOWN = 20_000;

interface Known {
  readonly version: number;
  readonly session: SessionRow;
}

/**
 * Caches live sessions by credential hash until a session is written. On the embedded database a write of this process
 * counts at once, another's within 20 ms (`TableChanges`). A shared database is asked every time.
 */
export class KnownSessions {
  readonly #database: Database;
  readonly #watch: TableWatch | undefined;
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });

  constructor(database: Database) {
    this.#database = database;
    this.#watch = database.notifier === undefined ? new TableWatch(database, 'sessions', ['sessions']) : undefined;
  }

  async find(credentialHash: string, oldest: OldestAlive): Promise<SessionRow | undefined> {
    // Read before the session: later writes outdate it.
    const version = this.#watch?.version;
    const known = this.#known.get(credentialHash);
    if (known !== undefined && known.version === version && isAlive(known.session, oldest)) return known.session;
    const session = await store.findLiveSession(this.#database.db, credentialHash, oldest);
    if (session !== undefined && version !== undefined) this.#known.set(credentialHash, { version, session });
    return session;
  }
}
