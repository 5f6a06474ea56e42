import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { withPatientLocks } from './patient-start.ts';

/** Longer than PostgreSQL lets a request's statement take. */
const TOO_LONG_FOR_A_REQUEST = '4 seconds';

it.runIf(inject('postgresUrl') !== undefined)('waits for another server that takes long to start', async () => {
  const { dataDir, remove, url } = await createTestDatabase('nothing');
  const open = () => openDatabase({ url, dataDir, poolSize: 2, log: createLog('silent') });
  const [first, second] = [open(), open()];
  try {
    await migrate(first);
    let starting: Promise<void> | undefined;
    await first.db.transaction().execute(async (trx) => {
      await sql`lock table kysely_migration, kysely_migration_lock in access exclusive mode`.execute(trx);
      starting = migrate(second);
      const waiting = sql<{ query: string }>`select query from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()
        and now() - query_start > ${sql.lit(TOO_LONG_FOR_A_REQUEST)}::interval`;
      await expect.poll(async () => (await waiting.execute(first.db)).rows, { timeout: 30_000 }).toHaveLength(1);
    });
    await expect(starting).resolves.toBeUndefined();
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(second.db);
    expect(rows).toEqual([{ statement_timeout: '3s' }]);
  } finally {
    await Promise.all([first.close(), second.close()]);
    await remove();
  }
});

const onSqlite = inject('postgresUrl') === undefined;
/** Longer than all attempts of a request's transaction take together. */
const HELD_MS = 4_000;

it.runIf(onSqlite)('waits for another server that migrates the same SQLite file', async () => {
  const { dataDir, remove, url } = await createTestDatabase('nothing');
  const first = openDatabase({ url, dataDir, poolSize: 1, log: createLog('silent') });
  const second = openDatabase({ url, dataDir, poolSize: 1, log: createLog('silent') });
  try {
    await migrate(first);
    // The wait blocks this thread, so another one holds the lock.
    const holder = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      const { DatabaseSync } = require('node:sqlite');
      const database = new DatabaseSync(workerData.file);
      database.exec('begin immediate');
      parentPort.postMessage('held');
      setTimeout(() => { database.exec('rollback'); database.close(); }, workerData.heldMs);`,
      { eval: true, workerData: { file: first.place, heldMs: HELD_MS } },
    );
    await once(holder, 'message');
    await expect(withPatientLocks(second, () => migrate(second))).resolves.toBeUndefined();
    const { rows } = await sql`pragma busy_timeout`.execute(second.db);
    expect(rows).toEqual([{ timeout: 250 }]);
  } finally {
    await Promise.all([first.close(), second.close()]);
    await remove();
  }
});
