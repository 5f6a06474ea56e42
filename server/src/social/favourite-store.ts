import type { Queries, Trx } from '../db/database.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { SubjectName } from '../explore/subjects.ts';
import type { FavouriteRow } from './tables.ts';
import type { SubjectKind } from '../explore/subject-kind.ts';

const ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'subject_id', direction: 'desc', type: 'string' },
  { column: 'subject_kind', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface FavouriteRequest {
  kind?: SubjectKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

export function listOf(ownerId: string, { kind }: Pick<FavouriteRequest, 'kind'>): object {
  return { list: 'favourites', ownerId, kind };
}

export async function isFavourite(db: Queries, { id, kind }: SubjectName, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourites')
    .select('owner_id')
    .where('owner_id', '=', ownerId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFavourites(db: Queries, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('favourites')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page, newest first, with one extra row where there is more. */
export async function findFavourites(
  db: Queries,
  ownerId: string,
  { cursor, kind, limit }: FavouriteRequest,
): Promise<FavouriteRow[]> {
  const query = db
    .selectFrom('favourites')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(kind !== undefined, (all) => all.where('subject_kind', '=', kind ?? 'character'));
  return onePage(query, { list: listOf(ownerId, { kind }), order: ORDER, cursor, limit }).execute();
}

export async function findAllFavourites(db: Queries, ownerId: string): Promise<FavouriteRow[]> {
  return db.selectFrom('favourites').selectAll().where('owner_id', '=', ownerId).execute();
}

export async function insertFavourite(trx: Trx, row: FavouriteRow): Promise<boolean> {
  const added = await trx
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'subject_kind', 'subject_id']).doNothing())
    .returning('owner_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteFavourite(trx: Trx, { id, kind }: SubjectName, ownerId: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('favourites')
    .where('owner_id', '=', ownerId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .returning('owner_id')
    .executeTakeFirst();
  return taken !== undefined;
}
