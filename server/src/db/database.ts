import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Dialect, type Transaction } from 'kysely';
import { Pool, types, TypeOverrides } from 'pg';
import type { Logger } from 'pino';
import { prepareFolder } from '../lib/prepare-folder.ts';
import { PgNotifier } from './pg-notifier.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { prepareSqliteFile } from './sqlite-file.ts';
import { TableChanges } from './table-changes.ts';
import type { Tables } from './tables.ts';
import { WatchedDialect } from './watched-dialect.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A handle for queries: the database itself, or the transaction in which they belong. */
export type Queries = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly kind: DatabaseKind;
  /** What an operator calls it: the path of its file, or `DATABASE_URL`. */
  readonly place: string;
  readonly db: Kysely<Tables>;
  /** How servers on this database tell one another of news; undefined where there is no such way. */
  readonly notifier: PgNotifier | undefined;
  readonly changes: TableChanges;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A `postgres://` address; undefined means the embedded SQLite file in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  /** Most connections to PostgreSQL at once. */
  poolSize: number;
  log: Logger;
}

/** Where the embedded database is. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'fabula.sqlite');
}

/**
 * Opens the one database of this server. The first query connects; nothing is created but the data folder and an empty
 * database in it.
 *
 * @throws {StartError} when the folder or the file of the embedded database cannot be used.
 */
export function openDatabase(options: DatabaseOptions): Database {
  return options.url === undefined ? openSqlite(options) : openPostgres(options, options.url);
}

function openSqlite({ dataDir }: DatabaseOptions): Database {
  prepareFolder('DATA_DIR', dataDir);
  const file = sqliteFile(dataDir);
  prepareSqliteFile(file);
  const dialect = new NodeSqliteDialect(file);
  return wrap({ kind: 'sqlite', place: file }, dialect, new TableChanges(() => dialect.foreignVersion));
}

function openPostgres({ poolSize, log }: DatabaseOptions, url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 3_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    types: numbersAsNumbers(),
  });
  // A connection that breaks is replaced by the pool; without a listener the event would end the process, whether the
  // connection is idle (the pool tells) or in use (it tells itself, beside the query that fails).
  pool.on('error', ({ message }) => log.warn({ message }, 'idle database connection lost'));
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log.debug({ message }, 'database connection failed')),
  );
  return wrap(
    { kind: 'postgres', place: 'DATABASE_URL' },
    new PostgresDialect({ pool }),
    new TableChanges(),
    new PgNotifier(url, log),
  );
}

/** `pg` hands over 64-bit numbers as text; ours (times, points, counts) all fit a JavaScript number. */
function numbersAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  overrides.setTypeParser(types.builtins.NUMERIC, Number);
  return overrides;
}

function wrap(
  named: Pick<Database, 'kind' | 'place'>,
  dialect: Dialect,
  changes: TableChanges,
  notifier?: PgNotifier,
): Database {
  const db = new Kysely<Tables>({ dialect: new WatchedDialect(dialect, changes) });
  return {
    ...named,
    db,
    notifier,
    changes,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await notifier?.close();
      await db.destroy();
    },
  };
}
