import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { OWN_TABLES } from './own-row-store.ts';
import { TABLE_FATES, type Fate } from './table-fates.ts';

/** Columns that may name an account. */
const ACCOUNT_COLUMN =
  /^(account|owner|reader|reporter|payer|wallet|author|device|user|visitor|member_account|creator)_id$|^holder$|^hidden_by$/;

const FATES: Readonly<Record<string, Fate>> = TABLE_FATES;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const columnsOf = async (table: string) => {
  const found = await server.deps.database.db.introspection.getTables();
  return found.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
};

async function insertOwned(db: Queries, table: string, column: string, value: string): Promise<void> {
  const found = await db.introspection.getTables();
  const columns = found.find(({ name }) => name === table)?.columns ?? [];
  const row = Object.fromEntries(
    columns
      // SQLite calls a primary key nullable.
      .filter(({ hasDefaultValue, isNullable, name }) => !hasDefaultValue && (!isNullable || name.endsWith('_id')))
      .map(({ dataType, name }) => [name, /int|real|numeric|double/i.test(dataType) ? 1 : `some ${name}`]),
  );
  const owned = Object.entries({ ...row, [column]: value });
  await sql`insert into ${sql.table(table)} (${sql.join(owned.map(([name]) => sql.ref(name)))})
    values (${sql.join(owned.map(([, given]) => sql`${given}`))})`.execute(db);
}

it('says of every table of the database, and of every column that names an account, what becomes of it', async () => {
  const tables = await server.deps.database.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(50);
  const faults = tables.flatMap(({ columns, name: table }) => {
    const fate = FATES[table];
    if (fate === undefined) return [`${table} is not in TABLE_FATES`];
    const named = 'accountColumns' in fate ? (fate.accountColumns ?? []) : [];
    return columns
      .filter(({ name }) => ACCOUNT_COLUMN.test(name) && !named.includes(name))
      .map(({ name }) => `${table}.${name} may name an account, which TABLE_FATES does not say`);
  });
  expect(faults).toEqual([]);
});

it('names only tables and columns that there are', async () => {
  const faults: string[] = [];
  for (const [table, fate] of Object.entries(FATES)) {
    const columns = await columnsOf(table);
    if (columns.length === 0) faults.push(table);
    const named = 'accountColumns' in fate ? (fate.accountColumns ?? []) : [];
    faults.push(...named.filter((column) => !columns.includes(column)).map((column) => `${table}.${column}`));
  }
  expect(faults).toEqual([]);
});

it('erases the rows of an account in every table whose rows are its own', async () => {
  const { accountDeletion, accounts, database } = server.deps;
  const { db } = database;
  const faults: string[] = [];
  const own = [...OWN_TABLES].filter((table): table is keyof Tables => TABLE_FATES[table].becomes === 'erased');
  const accountId = 'acc-erased-rows';
  await db
    .transaction()
    .execute((trx) =>
      accounts.create(trx, accountId, { userName: 'Erased', motto: '', avatarUrl: '/art/1/avatars/su.webp' }),
    );
  let rows = 0;
  for (const table of own) {
    const fate = TABLE_FATES[table];
    const [column] = ('accountColumns' in fate ? fate.accountColumns : undefined) ?? [];
    if (column === undefined) continue;
    const value = column === 'holder' ? `owner:${accountId}` : accountId;
    if (column === 'wallet_id') continue;
    await db.connection().execute(async (connection) => {
      // The row stands alone: what it belongs to is not needed to say whose it is.
      if (database.kind === 'postgres') await sql`set session_replication_role = replica`.execute(connection);
      else await sql`pragma foreign_keys = off`.execute(connection);
      try {
        await insertOwned(connection, table, column, value);
      } finally {
        if (database.kind === 'postgres') await sql`set session_replication_role = origin`.execute(connection);
        else await sql`pragma foreign_keys = on`.execute(connection);
      }
    });
    rows += 1;
  }
  expect(rows).toBeGreaterThan(20);
  await db
    .insertInto('account_deletions')
    .values({ account_id: accountId, requested_at: server.clock.now(), next_at: 0, erased_at: null })
    .execute();
  await accountDeletion.sweep();
  for (const table of own) {
    for (const column of (await columnsOf(table)).filter((name) => ACCOUNT_COLUMN.test(name))) {
      const { rows: left } = await sql`select 1 from ${sql.table(table)}
        where ${sql.ref(column)} in (${accountId}, ${`owner:${accountId}`})`.execute(db);
      if (left.length > 0) faults.push(`${table}.${column}`);
    }
  }
  expect(faults).toEqual([]);
});
