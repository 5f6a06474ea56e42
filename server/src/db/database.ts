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

export type Queries = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly kind: DatabaseKind;
  readonly place: string;
  readonly db: Kysely<Tables>;
  /** Undefined on SQLite. */
  readonly notifier: PgNotifier | undefined;
  readonly changes: TableChanges;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string | undefined;
  dataDir: string;
  poolSize: number;
  log: Logger;
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'fabula.sqlite');
}

/** Opens the database lazily; throws StartError when the embedded one cannot be used. */
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
  // The pool replaces broken connections; without listeners the events of idle and used ones would end the process.
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

/** `pg` returns 64-bit integers as text; ours fit into a number. */
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
