import type { Queries, Trx } from '../db/database.ts';
import type { KeptFileRow } from './tables.ts';

/** False when the owner has it. */
export async function insertKeptFile(trx: Trx, file: KeptFileRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('kept_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of one owner, or of all; returns what they counted for. */
export async function deleteKeptFiles(
  trx: Trx,
  keys: readonly string[],
  ownerId?: string,
): Promise<Pick<KeptFileRow, 'owner_id' | 'network' | 'bytes'>[]> {
  return trx
    .deleteFrom('kept_files')
    .where('file_key', 'in', keys)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .returning(['owner_id', 'network', 'bytes'])
    .execute();
}

/** 0 for a file that the owner does not have. */
export async function findFileBytes(db: Queries, ownerId: string, key: string): Promise<number> {
  const row = await db
    .selectFrom('kept_files')
    .select('bytes')
    .where('owner_id', '=', ownerId)
    .where('file_key', '=', key)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

export async function findSharedFiles(db: Queries, ownerId: string, otherId: string): Promise<string[]> {
  const shared = await db
    .selectFrom('kept_files as a')
    .innerJoin('kept_files as b', 'b.file_key', 'a.file_key')
    .select('a.file_key')
    .where('a.owner_id', '=', ownerId)
    .where('b.owner_id', '=', otherId)
    .execute();
  return shared.map((row) => row.file_key);
}

export async function updateFileOwner(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('kept_files').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

export async function deleteBytes(trx: Trx, holder: string): Promise<number> {
  const deleted = await trx.deleteFrom('kept_bytes').where('holder', '=', holder).returning('bytes').executeTakeFirst();
  return deleted?.bytes ?? 0;
}

export async function findBytes(db: Queries, holder: string): Promise<number> {
  const row = await db.selectFrom('kept_bytes').select('bytes').where('holder', '=', holder).executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Whether there was room; `most` 0 is no limit. */
export async function addBytes(trx: Trx, holder: string, added: number, most: number): Promise<boolean> {
  if (most > 0 && added > most) return false;
  const written = await trx
    .insertInto('kept_bytes')
    .values({ holder, bytes: Math.max(0, added) })
    .onConflict((conflict) =>
      conflict
        .column('holder')
        .doUpdateSet((column) => ({ bytes: column('kept_bytes.bytes', '+', added) }))
        .where('kept_bytes.bytes', '<=', most > 0 ? most - added : Number.MAX_SAFE_INTEGER),
    )
    .returning('holder')
    .executeTakeFirst();
  return written !== undefined;
}

export const ownerHolder = (ownerId: string): string => `owner:${ownerId}`;
export const networkHolder = (digest: string): string => `network:${digest}`;
