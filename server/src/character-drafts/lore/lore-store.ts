import { sql, type SqlBool } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import { searchPatterns } from '../../lib/search-text.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { CharacterDraftRow, DraftLoreRow } from '../tables.ts';

const IN_ORDER = [{ column: 'position', direction: 'asc', type: 'number' }] as const satisfies readonly SortColumn[];
/** Rows of one statement: databases take only so many values. */
const ROWS_AT_ONCE = 500;

export interface LoreRequest {
  search?: string | undefined;
  from?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

export function loreListOf(draftId: string, { search, from }: LoreRequest): object {
  return { list: 'draft-lore', draftId, search, from };
}

/** The entries of a lorebook for one page and one more, in their order. */
export async function findLorePage(db: Queries, draftId: string, request: LoreRequest): Promise<DraftLoreRow[]> {
  let query = db
    .selectFrom('draft_lore_entries')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is', null)
    .where('position', '>=', request.from ?? 0);
  for (const pattern of searchPatterns(request.search ?? '')) {
    query = query.where(sql<SqlBool>`search_text like ${pattern} escape '\\'`);
  }
  const { cursor, limit } = request;
  return onePage(query, { list: loreListOf(draftId, request), order: IN_ORDER, cursor, limit }).execute();
}

export async function countLore(db: Queries, draftId: string, search: string): Promise<number> {
  let query = db
    .selectFrom('draft_lore_entries')
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is', null);
  for (const pattern of searchPatterns(search)) {
    query = query.where(sql<SqlBool>`search_text like ${pattern} escape '\\'`);
  }
  return Number((await query.executeTakeFirstOrThrow()).total);
}

/** An entry, deleted ones too. */
export async function findLoreEntry(db: Queries, draftId: string, entryId: string): Promise<DraftLoreRow | undefined> {
  return db
    .selectFrom('draft_lore_entries')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
}

/** JSON of all entries of a lorebook, in their order. */
export async function findLoreEntries(db: Queries, draftId: string): Promise<{ entry_id: string; entry: string }[]> {
  return db
    .selectFrom('draft_lore_entries')
    .select(['entry_id', 'entry'])
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** What rules and sums need of all entries of a lorebook, in their order. */
export async function findLoreFacts(
  db: Queries,
  draftId: string,
): Promise<Pick<DraftLoreRow, 'entry_id' | 'position' | 'facts' | 'tokens'>[]> {
  return db
    .selectFrom('draft_lore_entries')
    .select(['entry_id', 'position', 'facts', 'tokens'])
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** Bytes of all entries of a draft, deleted ones too. */
export async function sumLoreBytes(db: Queries, draftId: string): Promise<number> {
  const row = await db
    .selectFrom('draft_lore_entries')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('bytes'))
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

/** Bytes of the lorebooks of all drafts of an owner, deleted ones too. */
export async function sumLoreBytesOf(db: Queries, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('character_drafts')
    .select((select) => select.fn.sum<number | string | null>('lore_bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

export async function insertLoreRows(trx: Trx, rows: readonly DraftLoreRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx
      .insertInto('draft_lore_entries')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

export async function updateLoreEntry(
  trx: Trx,
  { draft_id: draftId, entry_id: entryId }: Pick<DraftLoreRow, 'draft_id' | 'entry_id'>,
  changes: Partial<Omit<DraftLoreRow, 'draft_id' | 'entry_id'>>,
): Promise<void> {
  await trx
    .updateTable('draft_lore_entries')
    .set(changes)
    .where('draft_id', '=', draftId)
    .where('entry_id', '=', entryId)
    .execute();
}

/** Moves the entries of some places, both included, up or down by one. */
export async function shiftLore(
  trx: Trx,
  draftId: string,
  { from, to, by }: { from: number; to: number; by: 1 | -1 },
): Promise<void> {
  await trx
    .updateTable('draft_lore_entries')
    .set({ position: sql`position + ${by}` })
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is', null)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .execute();
}

export async function eraseLoreOf(trx: Trx, draftId: string): Promise<void> {
  await trx.deleteFrom('draft_lore_entries').where('draft_id', '=', draftId).execute();
}

export async function eraseDeletedLoreOf(trx: Trx, draftId: string): Promise<void> {
  await trx
    .deleteFrom('draft_lore_entries')
    .where('draft_id', '=', draftId)
    .where('deleted_at', 'is not', null)
    .execute();
}

/** Erases entries that were deleted before a moment (epoch ms), so many at most. */
export async function eraseDeletedLore(db: Queries, before: number, most: number): Promise<void> {
  const rows = await db
    .selectFrom('draft_lore_entries')
    .select(['draft_id', 'entry_id'])
    .where('deleted_at', '<', before)
    .limit(most)
    .execute();
  for (const row of rows) {
    await db
      .deleteFrom('draft_lore_entries')
      .where('draft_id', '=', row.draft_id)
      .where('entry_id', '=', row.entry_id)
      .where('deleted_at', '<', before)
      .execute();
  }
}

export type LoreColumns = Pick<
  CharacterDraftRow,
  'lore_count' | 'lore_tokens' | 'lore_bytes' | 'lore_revision' | 'lore_problems'
>;

export async function updateLoreColumns(
  trx: Trx,
  draftId: string,
  columns: LoreColumns & Pick<CharacterDraftRow, 'updated_at'>,
): Promise<void> {
  await trx.updateTable('character_drafts').set(columns).where('draft_id', '=', draftId).execute();
}

/** `lore_revision` of a draft; undefined where there is none. Until the end of the transaction no other one changes it. */
export async function findLoreRevision(trx: Trx, draftId: string): Promise<number | undefined> {
  const row = await trx
    .updateTable('character_drafts')
    .set({ lore_revision: sql`lore_revision` })
    .where('draft_id', '=', draftId)
    .returning('lore_revision')
    .executeTakeFirst();
  return row?.lore_revision;
}
