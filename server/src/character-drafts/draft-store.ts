import { sql, type ExpressionBuilder } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { CharacterDraftRow } from './tables.ts';

export type ListedDraft = Pick<CharacterDraftRow, 'draft_id' | 'revision' | 'summary' | 'updated_at'>;

const NEWEST_FIRST: readonly SortColumn[] = [
  { column: 'updated_at', direction: 'desc', type: 'number' },
  { column: 'draft_id', direction: 'desc', type: 'string' },
];

/** False where the character of the draft has an open draft already. */
export async function insertDraft(trx: Trx, row: CharacterDraftRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('character_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('character_id').where('deleted_at', 'is', null).doNothing())
    .returning('draft_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findDraftOf(
  db: Queries,
  ownerId: string,
  characterId: string,
): Promise<CharacterDraftRow | undefined> {
  return db
    .selectFrom('character_drafts')
    .selectAll()
    .where('character_id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A draft of this owner; undefined for a deleted one, and for one of another owner. */
export async function findDraft(db: Queries, ownerId: string, draftId: string): Promise<CharacterDraftRow | undefined> {
  return db
    .selectFrom('character_drafts')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function hasOtherDraft(db: Queries, ownerId: string, draftId: string): Promise<boolean> {
  const other = await db
    .selectFrom('character_drafts as d')
    .innerJoin('character_drafts as o', 'o.character_id', 'd.character_id')
    .select('o.draft_id')
    .where('d.draft_id', '=', draftId)
    .where('d.owner_id', '=', ownerId)
    .where('d.deleted_at', 'is not', null)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** As `findDraft`; until the end of the transaction no other one changes the draft. */
export async function lockDraft(trx: Trx, ownerId: string, draftId: string): Promise<CharacterDraftRow | undefined> {
  return trx
    .updateTable('character_drafts')
    .set({ revision: sql`revision` })
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** That a draft has something that is not kept: it makes a new character, or differs from the one that it changes. */
function isUnkept(where: ExpressionBuilder<Tables, 'character_drafts'>) {
  return where.or([
    where('character_id', 'is', null),
    where('lore_revision', '!=', where.ref('kept_lore_revision')),
    where.and([
      where('revision', '!=', where.ref('kept_revision')),
      where('fields', '!=', where.fn.coalesce('kept_fields', where.val(''))),
    ]),
  ]);
}

/** The drafts of an owner that are not kept, for one page and one more, the last changed first. */
export async function findDrafts(
  db: Queries,
  ownerId: string,
  request: { list: object; cursor?: string | undefined; limit: number },
): Promise<ListedDraft[]> {
  const query = db
    .selectFrom('character_drafts')
    .select(['draft_id', 'revision', 'summary', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(isUnkept);
  return onePage(query, { ...request, order: NEWEST_FIRST }).execute();
}

/** How many drafts an owner has that are not kept, deleted ones left out. */
export async function countDrafts(db: Queries, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('character_drafts')
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(isUnkept)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function updateDraft(trx: Trx, draftId: string, changes: Partial<CharacterDraftRow>): Promise<void> {
  await trx.updateTable('character_drafts').set(changes).where('draft_id', '=', draftId).execute();
}

export async function eraseKeptDraft(trx: Trx, characterId: string): Promise<void> {
  await trx
    .deleteFrom('character_drafts')
    .where('character_id', '=', characterId)
    .where('deleted_at', 'is', null)
    .where('kept_revision', '=', (row) => row.ref('revision'))
    .where('kept_lore_revision', '=', (row) => row.ref('lore_revision'))
    .execute();
}

export async function hasOpenDraft(db: Queries, characterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('character_drafts')
    .select('draft_id')
    .where('character_id', '=', characterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the drafts of a character that there is no more drafts of its card. */
export async function unbindDrafts(
  trx: Trx,
  { characterId, fileId }: { characterId: string; fileId: string },
): Promise<void> {
  await trx
    .updateTable('character_drafts')
    .set({ character_id: null, base_file_id: fileId })
    .where('character_id', '=', characterId)
    .execute();
}

export async function findUsedBases(db: Queries, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('character_drafts')
    .select('base_file_id')
    .where('base_file_id', 'in', fileIds)
    .execute();
  return new Set(rows.flatMap((row) => row.base_file_id ?? []));
}
