import { sql } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import type { SubjectName } from '../../explore/subjects.ts';
import type { CollectionEntryRow } from './tables.ts';

/** An entry, and whether the work is public now: neither private or unlisted, nor deleted or withheld. */
export interface KnownEntry extends CollectionEntryRow {
  is_public: number;
  is_deleted: number;
}

/** The entries of collections, in their order; of each at most the first `most`. */
export async function findEntries(db: Queries, collectionIds: readonly string[], most: number): Promise<KnownEntry[]> {
  if (collectionIds.length === 0) return [];
  const { rows } = await sql<KnownEntry>`
    select e.collection_id, e.subject_kind, e.subject_id, e.position, e.added_at,
      case when coalesce(c.visibility, s.visibility) = 'public' and c.withheld_at is null and s.withheld_at is null
        then 1 else 0 end as is_public,
      case when c.deleted_at is not null or s.deleted_at is not null then 1 else 0 end as is_deleted
    from (
      select collection_entries.*, row_number() over (
        partition by collection_id order by position, subject_kind, subject_id) as place
      from collection_entries
      where collection_id in (${sql.join(collectionIds)})
    ) e
    left join characters c on e.subject_kind = 'character' and c.character_id = e.subject_id
    left join stories s on e.subject_kind = 'story' and s.story_id = e.subject_id
    where e.place <= ${sql.lit(most)}
    order by e.collection_id, e.place`.execute(db);
  return rows;
}

/** How many entries each collection has; none for an empty one. */
export async function countEntries(db: Queries, collectionIds: readonly string[]): Promise<Map<string, number>> {
  if (collectionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('collection_entries')
    .select('collection_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('collection_id', 'in', collectionIds)
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map((row) => [row.collection_id, row.total]));
}

/** Of some collections, those that hold a work. */
export async function findHolding(
  db: Queries,
  collectionIds: readonly string[],
  { id, kind }: SubjectName,
): Promise<Set<string>> {
  if (collectionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('collection_entries')
    .select('collection_id')
    .where('collection_id', 'in', collectionIds)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
  return new Set(rows.map((row) => row.collection_id));
}

/** Behind all others; false when it is there already. */
export async function appendEntry(trx: Trx, row: Omit<CollectionEntryRow, 'position'>): Promise<boolean> {
  const last = await trx
    .selectFrom('collection_entries')
    .select((select) => select.fn.max('position').as('position'))
    .where('collection_id', '=', row.collection_id)
    .executeTakeFirst();
  const added = await trx
    .insertInto('collection_entries')
    .values({ ...row, position: (last?.position ?? 0) + 1 })
    .onConflict((conflict) => conflict.columns(['collection_id', 'subject_kind', 'subject_id']).doNothing())
    .returning('collection_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteEntry(trx: Trx, collectionId: string, { id, kind }: SubjectName): Promise<boolean> {
  const taken = await trx
    .deleteFrom('collection_entries')
    .where('collection_id', '=', collectionId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .returning('collection_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function setPosition(trx: Trx, entry: CollectionEntryRow, position: number): Promise<void> {
  await trx
    .updateTable('collection_entries')
    .set({ position })
    .where('collection_id', '=', entry.collection_id)
    .where('subject_kind', '=', entry.subject_kind)
    .where('subject_id', '=', entry.subject_id)
    .execute();
}
