import type { Queries, Trx } from '../../db/database.ts';
import type { ImageRow } from '../tables.ts';

/** Both databases limit bound values per statement. */
const IDS_AT_ONCE = 500;

export async function insertImage(trx: Trx, image: ImageRow): Promise<void> {
  await trx.insertInto('images').values(image).execute();
}

export async function updateImage(db: Queries, imageId: string, changes: Pick<ImageRow, 'alt'>): Promise<void> {
  await db.updateTable('images').set(changes).where('image_id', '=', imageId).execute();
}

export async function countImages(db: Queries, ownerId: string, since: number): Promise<number> {
  const { total } = await db
    .selectFrom('images')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** An owner's pictures among these ids, unordered. */
export async function findOwnImages(db: Queries, ownerId: string, imageIds: readonly string[]): Promise<ImageRow[]> {
  if (imageIds.length === 0) return [];
  return db
    .selectFrom('images')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', imageIds)
    .execute();
}

/** A picture of an existing chat, of a persona, or not shown yet. */
export async function findVisibleImage(db: Queries, imageId: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('images as i')
    .selectAll('i')
    .where('i.image_id', '=', imageId)
    .where((where) => {
      const shown = where
        .selectFrom('message_images as s')
        .select('s.image_id')
        .whereRef('s.image_id', '=', 'i.image_id');
      const living = shown
        .innerJoin('messages as m', 'm.message_id', 's.message_id')
        .innerJoin('chats as c', 'c.chat_id', 'm.chat_id')
        .where('c.deleted_at', 'is', null);
      const worn = where
        .selectFrom('personas as p')
        .select('p.image_id')
        .whereRef('p.image_id', '=', 'i.image_id')
        .where('p.deleted_at', 'is', null);
      return where.or([where.not(where.exists(shown)), where.exists(living), where.exists(worn)]);
    })
    .executeTakeFirst();
}

export async function attachImages(trx: Trx, messageId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  const rows = imageIds.map((imageId, position) => ({ message_id: messageId, position, image_id: imageId }));
  await trx.insertInto('message_images').values(rows).execute();
}

/** Detaches a message's pictures; their owner keeps them. */
export async function detachImages(trx: Trx, messageId: string): Promise<void> {
  await trx.deleteFrom('message_images').where('message_id', '=', messageId).execute();
}

export async function findImagesOf(db: Queries, messageIds: readonly string[]): Promise<Map<string, ImageRow[]>> {
  const rows = [];
  for (let from = 0; from < messageIds.length; from += IDS_AT_ONCE) {
    rows.push(...(await findSome(db, messageIds.slice(from, from + IDS_AT_ONCE))));
  }
  return Map.groupBy(rows, (row) => row.message_id);
}

async function findSome(db: Queries, messageIds: readonly string[]) {
  return db
    .selectFrom('message_images as s')
    .innerJoin('images as i', 'i.image_id', 's.image_id')
    .selectAll('i')
    .select('s.message_id')
    .where('s.message_id', 'in', messageIds)
    .orderBy('s.position')
    .execute();
}

export async function findUsedHashes(db: Queries, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('images').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map((row) => row.hash));
}

export async function findUnshownImages(db: Queries, before: number, limit: number): Promise<ImageRow[]> {
  return db
    .selectFrom('images as i')
    .selectAll('i')
    .where('i.created_at', '<', before)
    .where((where) => {
      const shown = where
        .selectFrom('message_images as s')
        .select('s.image_id')
        .whereRef('s.image_id', '=', 'i.image_id');
      const worn = where.selectFrom('personas as p').select('p.image_id').whereRef('p.image_id', '=', 'i.image_id');
      return where.and([where.not(where.exists(shown)), where.not(where.exists(worn))]);
    })
    .limit(limit)
    .execute();
}

export async function deleteImages(trx: Trx, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await trx.deleteFrom('images').where('image_id', 'in', imageIds).execute();
}

/** Whether an owner has these bytes. */
export async function hasImage(db: Queries, ownerId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('image_id')
    .where('owner_id', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function moveImages(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('images').set({ owner_id: to }).where('owner_id', '=', from).execute();
}
