import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import { releaseFiles } from './quota.ts';

const BATCH = 500;
/** A younger file may belong to a running request. */
const YOUNGEST_MS = DAY_MS;

export interface FileKind {
  folder: string;
  /** Of `por-1-300.webp` it is `por-1`. */
  idOf: (name: string) => string;
  findUsed: (db: Queries, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

export class FileSweep {
  readonly #deps: { database: Database; clock: Clock; storage: Storage };
  readonly #kinds: readonly FileKind[];
  readonly #places = new Map<string, string>();

  constructor(deps: { database: Database; clock: Clock; storage: Storage }, kinds: readonly FileKind[]) {
    this.#deps = deps;
    this.#kinds = kinds;
  }

  async sweep(): Promise<number> {
    let deleted = 0;
    for (const kind of this.#kinds) deleted += await this.#sweepFolder(kind);
    return deleted;
  }

  async #sweepFolder({ findUsed, folder, idOf }: FileKind): Promise<number> {
    const { clock, database, storage } = this.#deps;
    const files = await storage.list(folder, { after: this.#places.get(folder) ?? '', limit: BATCH });
    const last = files.length < BATCH ? undefined : files.at(-1)?.name;
    if (last === undefined) this.#places.delete(folder);
    else this.#places.set(folder, last);
    const old = files.filter(({ changedAt }) => changedAt < clock.now() - YOUNGEST_MS);
    if (old.length === 0) return 0;
    const used = await findUsed(database.db, [...new Set(old.map(({ name }) => idOf(name)))]);
    const keys = old.filter(({ name }) => !used.has(idOf(name))).map(({ name }): StorageKey => `${folder}/${name}`);
    await inTransaction(database, (trx) => releaseFiles(trx, keys));
    for (const key of keys) await storage.delete(key);
    return keys.length;
  }
}
