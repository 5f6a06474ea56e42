import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type DialectAdapter, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** How long a statement waits for another process's write before it reports "busy"; the transaction then retries. */
const BUSY_TIMEOUT_MS = 250;
/** Compiled statements kept for reuse; the server has fewer distinct queries than this. */
const STATEMENT_CACHE_SIZE = 256;

/** How long the commit of another process may stay unnoticed by `foreignVersion`. */
const VERSION_INTERVAL_MS = 20;

const UNCHANGED = { changes: 0, lastInsertRowid: 0 };

/**
 * SQLite through Node's own `node:sqlite`, so that nothing has to be compiled. One connection, whose users Kysely
 * serialises: transactions of one server never interleave.
 *
 * Other servers of the same machine may open the same file: SQLite's locks and shared memory order their writes, a busy
 * file is waited for and then tried again (`inTransaction`), and `foreignVersion` tells when another has written. So a
 * second server is not refused; `tests/faults/two-servers-one-folder.test.ts` proves it with points at stake. A network
 * file system has no such locks or memory.
 *
 * A commit is on the disk before it is acknowledged (`synchronous = full`), except those of `inQuickTransaction`.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #opened: { foreignVersion: () => number };

  /** @param file Path of the database file, or `:memory:`. */
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

  /** Another number soon after each commit of another process (`pragma data_version`); 0 until the file is open. */
  get foreignVersion(): number {
    return this.#opened.foreignVersion();
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can roll back schema changes; saying so makes the migrator run all of them in one locked transaction. */
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

/** Looks at most so often: taking the read lock costs as much as the rest of an answer that is kept. */
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
      // Settings take effect while they are compiled.
      if (sql.startsWith('pragma')) return statement;
      if (cache.size >= STATEMENT_CACHE_SIZE) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  // Taking the write lock at the start keeps a transaction from failing half-way as "busy".
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  // SQLite itself takes a transaction back when the disk is full: what failed must not be hidden by "no transaction".
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
