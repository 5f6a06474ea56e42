import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CatalogueState, ReportReason } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import { searchPatterns } from '../../lib/search-text.ts';
import type { Locale } from '../../lib/locale.ts';
import type { SubjectKind } from '../subject-kind.ts';
import type { CharacterRow } from '../tables.ts';
import { PICKED } from './picked-shelves.ts';

export interface CuratedRow {
  id: string;
  name: string;
  picture_key: string | null;
  color: string;
  owner_id: string | null;
  listed_at: number;
  withheld_at: number | null;
  withheld_reason: ReportReason | null;
  mature: number;
  declared_mature: number | null;
  featured: number;
}

export interface CurationQuery {
  kind: SubjectKind;
  q?: string | undefined;
  state?: CatalogueState | undefined;
  cursor?: string | undefined;
  limit: number;
}

const TABLES = {
  character: { own: 'characters', texts: 'character_texts', id: 'character_id', name: 'name' },
  story: { own: 'stories', texts: 'story_texts', id: 'story_id', name: 'title' },
} as const satisfies Record<SubjectKind, object>;

const PICTURES = {
  character: { picture_key: 'e.portrait_key', color: 'e.portrait_color' },
  story: { picture_key: 'e.picture_key', color: 'e.cover_color' },
} as const satisfies Record<SubjectKind, object>;

const ORDER = [
  { column: 'e.listed_at', direction: 'desc', type: 'number' },
  { column: 'id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export function listOfCuration(locale: Locale, { kind, q, state }: CurationQuery): object {
  return { list: 'operator-catalogue', locale, kind, q, state };
}

/** Newest first, with an extra row for more. Throws VALIDATION_FAILED for a cursor of another list. */
export async function findCurated(db: Queries, locale: Locale, query: CurationQuery): Promise<CuratedRow[]> {
  const { cursor, kind, limit, q, state } = query;
  const { id } = TABLES[kind];
  const order = ORDER.map((one) => (one.column === 'id' ? { ...one, column: `e.${id}` } : one));
  const patterns = searchPatterns(q ?? '').map((pattern) => sql<SqlBool>`t.search_text like ${pattern} escape '\\'`);
  const isNamed = sql<SqlBool>`${sql.ref(`e.${id}`)} = ${q ?? ''}`;
  const isAsked = patterns.length === 0 ? isNamed : sql<SqlBool>`(${isNamed} or (${sql.join(patterns, sql` and `)}))`;
  let rows = entries(db, locale, kind);
  if (q !== undefined) rows = rows.where(isAsked);
  if (state !== undefined) rows = rows.where(STATES[state](kind));
  return onePage(rows, { list: listOfCuration(locale, query), order, cursor, limit }).execute();
}

export async function findOneCurated(
  db: Queries,
  locale: Locale,
  { id, kind }: { kind: SubjectKind; id: string },
): Promise<CuratedRow | undefined> {
  return entries(db, locale, kind)
    .where(sql<SqlBool>`${sql.ref(`e.${TABLES[kind].id}`)} = ${id}`)
    .executeTakeFirst();
}

const STATES: Record<CatalogueState, (kind: SubjectKind) => RawBuilder<SqlBool>> = {
  featured: (kind) => isFeatured(kind),
  hidden: () => sql<SqlBool>`e.withheld_at is not null`,
  mature: () => sql<SqlBool>`e.mature = 1`,
};

function isFeatured(kind: SubjectKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from shelf_items as h
    where h.shelf_id = ${PICKED[kind].shelf_id} and h.item_id = ${sql.ref(`e.${TABLES[kind].id}`)})`;
}

function entries(db: Queries, locale: Locale, kind: SubjectKind) {
  const { id, name, own, texts } = TABLES[kind];
  const { color, picture_key: picture } = PICTURES[kind];
  return db
    .selectFrom(sql<SharedRow>`${sql.table(own)}`.as('e'))
    .innerJoin(sql<{ locale: Locale }>`${sql.table(texts)}`.as('t'), (join) =>
      join.on(sql<SqlBool>`${sql.ref(`t.${id}`)} = ${sql.ref(`e.${id}`)} and t.locale = ${locale}`),
    )
    .select([
      sql.ref<string>(`e.${id}`).as('id'),
      sql.ref<string>(`t.${name}`).as('name'),
      sql.ref<string | null>(picture).as('picture_key'),
      sql.ref<string>(color).as('color'),
      sql<number>`case when ${isFeatured(kind)} then 1 else 0 end`.as('featured'),
    ])
    .select(['e.owner_id', 'e.listed_at', 'e.withheld_at', 'e.withheld_reason', 'e.mature', 'e.declared_mature'])
    .where('e.visibility', '=', 'public')
    .where('e.deleted_at', 'is', null);
}

type SharedRow = Pick<
  CharacterRow,
  | 'owner_id'
  | 'listed_at'
  | 'withheld_at'
  | 'withheld_reason'
  | 'mature'
  | 'declared_mature'
  | 'visibility'
  | 'deleted_at'
>;

export async function countPicked(db: Queries, kind: SubjectKind): Promise<number> {
  const row = await db
    .selectFrom('shelf_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('shelf_id', '=', PICKED[kind].shelf_id)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Makes room: what its author took back or deleted is on no shelf. */
export async function deleteGonePicks(trx: Trx, kind: SubjectKind): Promise<void> {
  const { id, own } = TABLES[kind];
  await trx
    .deleteFrom('shelf_items')
    .where('shelf_id', '=', PICKED[kind].shelf_id)
    .where(
      sql<SqlBool>`item_id not in (select ${sql.ref(id)} from ${sql.table(own)}
        where visibility = 'public' and deleted_at is null)`,
    )
    .execute();
}

/** Before all others of its shelf. False when it is there already. */
export async function insertPick(trx: Trx, kind: SubjectKind, itemId: string): Promise<boolean> {
  const shelf = PICKED[kind];
  const first = await trx
    .selectFrom('shelf_items')
    .select((select) => select.fn.min('position').as('position'))
    .where('shelf_id', '=', shelf.shelf_id)
    .executeTakeFirst();
  const added = await trx
    .insertInto('shelf_items')
    .values({ ...shelf, item_id: itemId, position: (first?.position ?? 0) - 1 })
    .onConflict((conflict) => conflict.columns(['shelf_id', 'item_id']).doNothing())
    .returning('item_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deletePick(trx: Trx, kind: SubjectKind, itemId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('shelf_items')
    .where('shelf_id', '=', PICKED[kind].shelf_id)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** False where it is mature already. */
export async function insertMark(trx: Trx, kind: SubjectKind, entryId: string): Promise<boolean> {
  const { id, own } = TABLES[kind];
  const marked = await trx
    .updateTable(own)
    .set({ mature: 1, declared_mature: 0 })
    .where(trx.dynamic.ref(id), '=', entryId)
    .where('mature', '=', 0)
    .returning('mature')
    .executeTakeFirst();
  return marked !== undefined;
}

/** What the author declares holds again. False without a mark. */
export async function deleteMark(trx: Trx, kind: SubjectKind, entryId: string): Promise<boolean> {
  const { id, own } = TABLES[kind];
  const unmarked = await trx
    .updateTable(own)
    .set({ mature: sql`declared_mature`, declared_mature: null })
    .where(trx.dynamic.ref(id), '=', entryId)
    .where('declared_mature', 'is not', null)
    .returning('mature')
    .executeTakeFirst();
  return unmarked !== undefined;
}
