import type { Queries, Trx } from '../db/database.ts';
import type { RecordingRow } from './tables.ts';

export async function insertRecording(trx: Trx, row: RecordingRow): Promise<void> {
  await trx.insertInto('recordings').values(row).execute();
}

export async function findRecording(db: Queries, recordingId: string): Promise<RecordingRow | undefined> {
  return db.selectFrom('recordings').selectAll().where('recording_id', '=', recordingId).executeTakeFirst();
}

/** One of these words that an owner has, ready or being made. */
export async function findOwnRecording(
  db: Queries,
  ownerId: string,
  contentHash: string,
): Promise<RecordingRow | undefined> {
  return db
    .selectFrom('recordings')
    .selectAll()
    .where('content_hash', '=', contentHash)
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'failed')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** One of these words that is ready, of any owner. */
export async function findReadyRecording(db: Queries, contentHash: string): Promise<RecordingRow | undefined> {
  return db
    .selectFrom('recordings')
    .selectAll()
    .where('content_hash', '=', contentHash)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

export async function countSpeaking(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recordings')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'speaking')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function endRecording(
  trx: Trx,
  recordingId: string,
  changes: Pick<RecordingRow, 'state' | 'failure' | 'type' | 'charged'>,
): Promise<void> {
  await trx
    .updateTable('recordings')
    .set(changes)
    .where('recording_id', '=', recordingId)
    .where('state', '=', 'speaking')
    .execute();
}

/** Deletes the oldest of an owner, so that `most` are left. One that is being made stays. */
export async function deleteSurplusRecordings(trx: Trx, ownerId: string, most: number): Promise<void> {
  const surplus = await trx
    .selectFrom('recordings')
    .select('recording_id')
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'speaking')
    .orderBy('created_at', 'desc')
    .orderBy('recording_id', 'desc')
    .limit(100)
    .offset(most)
    .execute();
  const ids = surplus.map((row) => row.recording_id);
  if (ids.length > 0) await trx.deleteFrom('recordings').where('recording_id', 'in', ids).execute();
}

export async function mergeGuestRecordings(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('recordings').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes all of some owners; what is being made stays until its points are settled. */
export async function deleteRecordingsOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('recordings').where('owner_id', 'in', ownerIds).where('state', '!=', 'speaking').execute();
}

/** Erases recordings from before a moment (epoch ms), so many at most. */
export async function eraseOldRecordings(db: Queries, before: number, most: number): Promise<void> {
  await db
    .deleteFrom('recordings')
    .where('recording_id', 'in', (select) =>
      select
        .selectFrom('recordings')
        .select('recording_id')
        .where('state', '!=', 'speaking')
        .where('created_at', '<', before)
        .limit(most),
    )
    .execute();
}

/** Which of these digests some recording still has. */
export async function findUsedRecordings(db: Queries, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('recordings')
    .select('content_hash')
    .where('content_hash', 'in', hashes)
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.content_hash));
}
