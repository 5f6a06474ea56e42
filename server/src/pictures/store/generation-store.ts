import type { GenerationStatus } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { PictureGenerationRow } from './tables.ts';

const NEWEST_FIRST: readonly SortColumn[] = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'generation_id', direction: 'desc', type: 'string' },
];

/** Inserts a generation in the first free of so many places of its owner. False where there is none. */
export async function insertGeneration(
  trx: Trx,
  row: Omit<PictureGenerationRow, 'slot'>,
  places: number,
): Promise<boolean> {
  for (let slot = 0; slot < places; slot += 1) {
    const inserted = await trx
      .insertInto('picture_generations')
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.columns(['owner_id', 'slot']).doNothing())
      .returning('generation_id')
      .executeTakeFirst();
    if (inserted !== undefined) return true;
  }
  return false;
}

/** A generation by its id alone, deleted ones included. */
export async function findGeneration(db: Queries, generationId: string): Promise<PictureGenerationRow | undefined> {
  return db.selectFrom('picture_generations').selectAll().where('generation_id', '=', generationId).executeTakeFirst();
}

/** A generation of this owner; undefined for a deleted one, and for one of another owner. */
export async function findOwnGeneration(
  db: Queries,
  ownerId: string,
  generationId: string,
): Promise<PictureGenerationRow | undefined> {
  return db
    .selectFrom('picture_generations')
    .selectAll()
    .where('generation_id', '=', generationId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface GenerationFilter {
  draftId?: string | undefined;
  characterId?: string | undefined;
}

/** The generations of an owner for one page and one more, the newest first. */
export async function findGenerations(
  db: Queries,
  ownerId: string,
  { characterId, draftId, ...request }: GenerationFilter & { list: object; cursor?: string | undefined; limit: number },
): Promise<PictureGenerationRow[]> {
  let query = db
    .selectFrom('picture_generations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  if (draftId !== undefined) query = query.where('draft_id', '=', draftId);
  if (characterId !== undefined) query = query.where('character_id', '=', characterId);
  return onePage(query, { ...request, order: NEWEST_FIRST }).execute();
}

/** Notes that the engine is about to be asked. False for one that has ended, or for which it was asked before. */
export async function markSent(trx: Trx, generationId: string, now: number): Promise<boolean> {
  const marked = await trx
    .updateTable('picture_generations')
    .set({ status: 'running', place: null, sent_at: now, updated_at: now })
    .where('generation_id', '=', generationId)
    .where('status', '=', 'queued')
    .where('sent_at', 'is', null)
    .returning('generation_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Notes how far a generation has come. False for one that has ended or was deleted.
 *
 * @param status Only while it stands so; left out for any.
 */
export async function updateUnended(
  trx: Trx,
  generationId: string,
  changes: Partial<Pick<PictureGenerationRow, 'place' | 'share' | 'provider_job_id' | 'updated_at'>>,
  status: readonly GenerationStatus[] = ['queued', 'running'],
): Promise<boolean> {
  const updated = await trx
    .updateTable('picture_generations')
    .set(changes)
    .where('generation_id', '=', generationId)
    .where('status', 'in', status)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('generation_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function updateEnded(
  trx: Trx,
  generationId: string,
  changes: Pick<
    PictureGenerationRow,
    'status' | 'failure' | 'place' | 'share' | 'slot' | 'charged' | 'ended_at' | 'updated_at'
  >,
): Promise<void> {
  await trx.updateTable('picture_generations').set(changes).where('generation_id', '=', generationId).execute();
}

export async function setGenerationDeleted(
  trx: Trx,
  ownerId: string,
  generationId: string,
  now: number,
): Promise<boolean> {
  const deleted = await trx
    .updateTable('picture_generations')
    .set({ deleted_at: now })
    .where('generation_id', '=', generationId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('generation_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Brings back a generation that was deleted since a moment. False where there is none of this owner. */
export async function undeleteGeneration(
  trx: Trx,
  ownerId: string,
  generationId: string,
  since: number,
): Promise<boolean> {
  const restored = await trx
    .updateTable('picture_generations')
    .set({ deleted_at: null })
    .where('generation_id', '=', generationId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .returning('generation_id')
    .executeTakeFirst();
  return restored !== undefined;
}

/** Moves a guest's generations to an account; they take none of its places. */
export async function moveGenerations(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .updateTable('picture_generations')
    .set({ owner_id: to, is_guest: 0, slot: null })
    .where('owner_id', '=', from)
    .execute();
}

/** Deletes all generations of some owners, as of a moment (epoch ms). */
export async function deleteGenerationsOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('picture_generations')
    .set({ deleted_at: now })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Generations that have ended and were deleted before a moment, and those that ended without a picture before another. */
export async function findErasable(
  db: Queries,
  before: { deleted: number; empty: number },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('picture_generations as g')
    .select('g.generation_id')
    .where('g.ended_at', 'is not', null)
    .where((where) =>
      where.or([
        where('g.deleted_at', '<', before.deleted),
        where.and([
          where('g.ended_at', '<', before.empty),
          where.not(
            where.exists(
              where
                .selectFrom('pictures as p')
                .select('p.picture_id')
                .whereRef('p.generation_id', '=', 'g.generation_id'),
            ),
          ),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.generation_id);
}

export async function eraseGenerations(trx: Trx, generationIds: readonly string[]): Promise<void> {
  if (generationIds.length === 0) return;
  await trx.deleteFrom('picture_generation_events').where('generation_id', 'in', generationIds).execute();
  await trx.deleteFrom('picture_generations').where('generation_id', 'in', generationIds).execute();
}
