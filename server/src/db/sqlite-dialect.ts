import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type DialectAdapter, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** How long a statement waits for another process before "busy"; then the transaction is retried. */
export const BUSY_TIMEOUT_MS = 250;
/** The server has fewer distinct queries. */
const STATEMENT_CACHE_SIZE = 256;

/** In ms; how late `foreignVersion` may notice another process's commit. */
const VERSION_INTERVAL_MS = 20;

const UNCHANGED = { changes: 0, lastInsertRowid: 0 };

/**
 * SQLite through `node:sqlite`, which needs no compiler. Kysely serialises the users of its one connection, so
 * transactions of a server never interleave.
 *
 * Other servers of the machine may open the file: SQLite's locks order writes, a busy file is retried
 * (`inTransaction`), and `foreignVersion` reports others' writes; `tests/faults/two-servers-one-folder.test.ts` proves
 * it. A network file system has no such locks.
 *
 * Commits are on disk when acknowledged (`synchronous = full`), except those of `inQuickTransaction`.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #opened: { foreignVersion: () => number };

  /** `file` is a path or `:memory:`. */
  constructor(file: string) {
    const opened = { foreignVersion: () => 0 };
    super({
      database: async () => {
        const database = openFile(file);
        opened.foreignVersion = versionReader(database);
        return toKysely(database);
      },
    });
    this.#opened = opened;
  }

  /** Changes soon after each commit of another process (`pragma data_version`); 0 until the file is open. */
  get foreignVersion(): number {
    return this.#opened.foreignVersion();
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can roll back schema changes; so the migrator runs all in one locked transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  return database;
}

/** Throttled: taking the read lock costs as much as a cached answer. */
function versionReader(database: DatabaseSync): () => number {
  const statement = database.prepare('pragma data_version');
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - readAt < VERSION_INTERVAL_MS || !database.isOpen) return version;
    readAt = now;
    version = Number(statement.get()?.['data_version']);
    return version;
  };
}

function toKysely(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached !== undefined) return cached;
      const statement = prepare(database, sql);
      // Pragmas take effect while compiled.
      if (sql.startsWith('pragma')) return statement;
      if (cache.size >= STATEMENT_CACHE_SIZE) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  // Taking the write lock first keeps a transaction from failing half-way as "busy".
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  // SQLite rolls back by itself when the disk is full: "no transaction" must not hide that error.
  const isOver = () => sql === 'rollback' && !database.isTransaction;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlValue)),
    run: (parameters) => (isOver() ? UNCHANGED : statement.run(...parameters.map(toSqlValue))),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlValue)),
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored: the portable subset has text, numbers and bytes`);
}
