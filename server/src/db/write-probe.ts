import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

/** More than a page holds, so that a database that may not grow refuses it. */
const FILLER = 'x'.repeat(10_000);

/**
 * Writes and removes a row: a readable database may refuse writes (disk full, read-only). See `isDatabaseUnavailable`.
 */
export async function probeWrites(database: Database): Promise<void> {
  const probeId = randomUUID();
  await inTransaction(database, async (trx) => {
    await trx.insertInto('write_probes').values({ probe_id: probeId, filler: FILLER }).execute();
    await trx.deleteFrom('write_probes').where('probe_id', '=', probeId).execute();
  });
}
