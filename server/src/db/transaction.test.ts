import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { isDatabaseUnavailable, isTransient, isUniqueViolation } from './db-errors.ts';
import { inQuickTransaction, inTransaction } from './transaction.ts';
import { openDatabase, type Trx } from './database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const insert = (trx: Trx, id: string) => trx.insertInto('devices').values({ device_id: id, created_at: 1 }).execute();

async function exists(id: string): Promise<boolean> {
  const { db } = server.deps.database;
  const row = await db.selectFrom('devices').select('device_id').where('device_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** SQLite's busy file, PostgreSQL's deadlock. */
const busy = () => Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('inTransaction', () => {
  it('commits all of its work or none of it', async () => {
    const failing = inTransaction(server.deps.database, async (trx) => {
      await insert(trx, 'half');
      throw new Error('no further');
    });
    await expect(failing).rejects.toThrow('no further');
    expect(await exists('half')).toBe(false);
    await inTransaction(server.deps.database, (trx) => insert(trx, 'whole'));
    expect(await exists('whole')).toBe(true);
  });

  it('is as whole when it does not wait for the disk, and the next one waits again', async () => {
    const { database } = server.deps;
    const setting = database.kind === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`;
    const durability = async () => (await setting.execute(database.db)).rows;
    const before = await durability();
    const told: string[] = [];
    const quick = (id: string, fails: boolean) =>
      inQuickTransaction(database, async (trx, afterCommit) => {
        afterCommit(() => void told.push(id));
        await insert(trx, id);
        if (fails) throw new Error('no further');
      });
    await expect(quick('quick-half', true)).rejects.toThrow('no further');
    await Promise.all([quick('quick-one', false), quick('quick-two', false)]);
    expect([await exists('quick-half'), await exists('quick-one'), await exists('quick-two')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(told.toSorted()).toEqual(['quick-one', 'quick-two']);
    expect(await durability()).toEqual(before);
  });

  it.each([busy, deadlock])('runs the whole work again after a passing conflict', async (conflict) => {
    let runs = 0;
    const id = `again-${conflict.name}`;
    await inTransaction(server.deps.database, async (trx) => {
      runs += 1;
      await insert(trx, id);
      if (runs < 3) throw conflict();
    });
    expect(runs).toBe(3);
    expect(await exists(id)).toBe(true);
  });

  it('gives up after a few runs, and at once after anything else', async () => {
    let runs = 0;
    const attempt = (error: Error) =>
      inTransaction(server.deps.database, async () => {
        runs += 1;
        throw error;
      });
    await expect(attempt(busy())).rejects.toThrow('locked');
    expect(runs).toBe(6);
    runs = 0;
    await expect(attempt(new Error('other'))).rejects.toThrow('other');
    expect(runs).toBe(1);
  });

  it('runs effects once, after the commit, and never for work that was undone', async () => {
    const seen: boolean[] = [];
    let runs = 0;
    await inTransaction(server.deps.database, async (trx, afterCommit) => {
      runs += 1;
      await insert(trx, 'effect');
      afterCommit(async () => void seen.push(await exists('effect')));
      if (runs === 1) throw busy();
    });
    expect(seen).toEqual([true]);
  });

  it('isolates two concurrent transactions', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `mixed-${index}`);
    const results = await Promise.allSettled(
      ids.map((id, index) =>
        inTransaction(server.deps.database, async (trx) => {
          await insert(trx, id);
          await trx.selectFrom('devices').select('device_id').execute();
          if (index % 2 === 1) throw new Error('undo');
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    expect(await Promise.all(ids.map(exists))).toEqual(ids.map((_, index) => index % 2 === 0));
  });
});

describe('errors of the database', () => {
  it('are recognised when a unique index refuses a row', async () => {
    await inTransaction(server.deps.database, (trx) => insert(trx, 'twin'));
    const second = inTransaction(server.deps.database, (trx) => insert(trx, 'twin'));
    await expect(second).rejects.toSatisfy(isUniqueViolation);
    await expect(second).rejects.not.toSatisfy(isTransient);
  });

  it('classifies database errors as transient, unavailable or other', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect([busy(), deadlock()].every(isTransient)).toBe(true);
    expect([full, refused, new AggregateError([refused])].every(isDatabaseUnavailable)).toBe(true);
    expect(isDatabaseUnavailable(new Error('syntax error'))).toBe(false);
    expect(isTransient(full)).toBe(false);
    expect(isUniqueViolation(undefined)).toBe(false);
  });

  it('say that a file may not grow, and the same transaction succeeds once it may', async () => {
    const { dataDir, remove } = await createTestDatabase('nothing');
    const database = openDatabase({ url: undefined, dataDir, poolSize: 1, log: createLog('silent') });
    await sql`create table words (text text)`.execute(database.db);
    const write = () =>
      inTransaction(database, async (trx) => {
        for (const letter of ['a', 'b']) await sql`insert into words values (${letter.repeat(50_000)})`.execute(trx);
      });
    await sql`pragma max_page_count = 20`.execute(database.db);
    await expect(write()).rejects.toSatisfy(isDatabaseUnavailable);
    const count = sql<{ count: number }>`select count(*) as count from words`;
    expect((await count.execute(database.db)).rows).toEqual([{ count: 0 }]);
    await sql`pragma max_page_count = 1000`.execute(database.db);
    await write();
    expect((await count.execute(database.db)).rows).toEqual([{ count: 2 }]);
    await database.close();
    await remove();
  });
});
