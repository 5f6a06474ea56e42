import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

/** More than the page of a database has room for, so that a database that may not grow refuses it. */
const FILLER = 'x'.repeat(10_000);

/**
 * Writes a row and removes it, in one commit: a database can be read long after it takes no more writes, when its disk is
 * full, its file read-only or its quota used up.
 *
 * @throws what the database throws when it takes no writes; see `isDatabaseUnavailable`.
 */
export async function probeWrites(database: Database): Promise<void> {
  const probeId = randomUUID();
  await inTransaction(database, async (trx) => {
    await trx.insertInto('write_probes').values({ probe_id: probeId, filler: FILLER }).execute();
    await trx.deleteFrom('write_probes').where('probe_id', '=', probeId).execute();
  });
}
