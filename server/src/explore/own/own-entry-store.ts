import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { CharacterRow, StoryRow } from '../tables.ts';
import { countVisibilityChange } from './visibility-change-store.ts';

type SharedRow = Pick<CharacterRow, keyof CharacterRow & keyof StoryRow>;

interface ListedRow<Detail> extends Pick<SharedRow, 'created_at' | 'listed_at'> {
  id: string;
  detail: Detail;
}

export interface OwnTable<Detail> {
  table: 'characters' | 'stories';
  idColumn: 'character_id' | 'story_id';
  detail: RawBuilder<Detail>;
}

export function detailColumn<Detail>(name: string): RawBuilder<Detail> {
  return sql.ref<Detail>(`e.${name}`);
}

export async function countEntries(
  db: Queries,
  { table }: Pick<OwnTable<unknown>, 'table'>,
  ownerId: string,
  mode: { mature?: boolean } = {},
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(mode.mature === false, (query) => query.where('mature', '=', 0))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page, newest first, with one extra row where there is more. */
export async function findOwn<Detail>(
  db: Queries,
  kind: OwnTable<Detail>,
  {
    cursor,
    limit,
    list,
    mature,
    ownerId,
  }: { ownerId: string; mature: boolean; list: object; cursor?: string | undefined; limit: number },
): Promise<ListedRow<Detail>[]> {
  const id = `e.${kind.idColumn}`;
  const order = [
    { column: 'e.listed_at', direction: 'desc', type: 'number' },
    { column: id, direction: 'desc', type: 'string' },
  ] as const satisfies readonly SortColumn[];
  const query = db
    .selectFrom(sql<SharedRow>`${sql.table(kind.table)}`.as('e'))
    .select([sql.ref<string>(id).as('id'), kind.detail.as('detail'), 'e.created_at', 'e.listed_at'])
    .where('e.owner_id', '=', ownerId)
    .where('e.deleted_at', 'is', null)
    .$if(!mature, (all) => all.where('e.mature', '=', 0))
    .$castTo<ListedRow<Detail>>();
  return onePage(query, { list, order, cursor, limit }).execute();
}

/** False without such an entry; `at` in epoch ms, null restores. */
export async function updateDeleted(
  db: Queries,
  { idColumn, table }: Pick<OwnTable<unknown>, 'table' | 'idColumn'>,
  { id, ownerId }: { id: string; ownerId: string },
  at: number | null,
): Promise<boolean> {
  const changed = await db
    .updateTable(table)
    .set({ deleted_at: at })
    .where(sql.ref<string>(idColumn), '=', id)
    .where('owner_id', '=', ownerId)
    .returning('owner_id')
    .executeTakeFirst();
  if (changed !== undefined) await countVisibilityChange(db, id);
  return changed !== undefined;
}
