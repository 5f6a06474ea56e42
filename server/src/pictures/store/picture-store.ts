import type { FilmType } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import type { PictureRow } from './tables.ts';

/** False for a picture of a generation that has one in its position. */
export async function insertPicture(trx: Trx, row: PictureRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['generation_id', 'position']).doNothing())
    .returning('picture_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A picture of this owner; undefined for a deleted one, and for one of another owner. */
export async function findOwnPicture(db: Queries, ownerId: string, pictureId: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('picture_id', '=', pictureId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A picture by its id alone, deleted ones included while they can be brought back. */
export async function findPicture(db: Queries, pictureId: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('picture_id', '=', pictureId).executeTakeFirst();
}

/** The media type of a picture's film; undefined where there is none, and for a deleted picture. */
export async function findFilmType(db: Queries, pictureId: string): Promise<FilmType | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('film_type')
    .where('picture_id', '=', pictureId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.film_type ?? undefined;
}

/** The picture of an owner that was put together from these parts (JSON) by themselves, if there is one. */
export async function findComposed(db: Queries, ownerId: string, parts: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('generation_id', 'is', null)
    .where('parts', '=', parts)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether there is a picture that was not deleted. */
export async function hasPicture(db: Queries, pictureId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select('picture_id')
    .where('picture_id', '=', pictureId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The pictures of generations in their order, deleted ones included. */
export async function findPicturesOf(db: Queries, generationIds: readonly string[]): Promise<PictureRow[]> {
  if (generationIds.length === 0) return [];
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('generation_id', 'in', generationIds)
    .orderBy('generation_id')
    .orderBy('position')
    .execute();
}

export async function countUploads(db: Queries, ownerId: string, since: number): Promise<number> {
  const { total } = await db
    .selectFrom('pictures')
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('generation_id', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes the pictures of a generation, as of a moment (epoch ms), or brings them back with null. */
export async function setPicturesDeleted(trx: Trx, generationId: string, at: number | null): Promise<void> {
  await trx.updateTable('pictures').set({ deleted_at: at }).where('generation_id', '=', generationId).execute();
}

export async function movePictures(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('pictures').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes all pictures of some owners, as of a moment (epoch ms). */
export async function deletePicturesOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('pictures')
    .set({ deleted_at: now })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Pictures that were deleted before a moment, and brought ones from before another, so many at most. */
export async function findErasablePictures(
  db: Queries,
  before: { deleted: number; brought: number },
  limit: number,
): Promise<{ picture_id: string; owner_id: string }[]> {
  return db
    .selectFrom('pictures')
    .select(['picture_id', 'owner_id'])
    .where((where) =>
      where.or([
        where('deleted_at', '<', before.deleted),
        where.and([where('generation_id', 'is', null), where('created_at', '<', before.brought)]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function erasePictures(trx: Trx, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  await trx.deleteFrom('pictures').where('picture_id', 'in', pictureIds).execute();
}

/** Which of some ids are of pictures, deleted ones included while they can be brought back. */
export async function findUsedPictureFiles(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pictures').select('picture_id').where('picture_id', 'in', ids).execute();
  return new Set(rows.map((row) => row.picture_id));
}
