import { sql, type ExpressionBuilder } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { StoryDraftRow } from './tables.ts';

export type ListedStoryDraft = Pick<StoryDraftRow, 'draft_id' | 'revision' | 'story_id' | 'summary' | 'updated_at'>;

const NEWEST_FIRST: readonly SortColumn[] = [
  { column: 'updated_at', direction: 'desc', type: 'number' },
  { column: 'draft_id', direction: 'desc', type: 'string' },
];

/** False where the story of the draft has an open draft already. */
export async function insertStoryDraft(trx: Trx, row: StoryDraftRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('story_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('story_id').where('deleted_at', 'is', null).doNothing())
    .returning('draft_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A draft of this owner; undefined for a deleted one, and for one of another owner. */
export async function findStoryDraft(
  db: Queries,
  ownerId: string,
  draftId: string,
): Promise<StoryDraftRow | undefined> {
  return db
    .selectFrom('story_drafts')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findDraftOfStory(
  db: Queries,
  ownerId: string,
  storyId: string,
): Promise<StoryDraftRow | undefined> {
  return db
    .selectFrom('story_drafts')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function hasOtherStoryDraft(db: Queries, ownerId: string, draftId: string): Promise<boolean> {
  const other = await db
    .selectFrom('story_drafts as d')
    .innerJoin('story_drafts as o', 'o.story_id', 'd.story_id')
    .select('o.draft_id')
    .where('d.draft_id', '=', draftId)
    .where('d.owner_id', '=', ownerId)
    .where('d.deleted_at', 'is not', null)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** As `findStoryDraft`; until the end of the transaction no other one changes the draft. */
export async function lockStoryDraft(trx: Trx, ownerId: string, draftId: string): Promise<StoryDraftRow | undefined> {
  return trx
    .updateTable('story_drafts')
    .set({ revision: sql`revision` })
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

function isUnkept(where: ExpressionBuilder<Tables, 'story_drafts'>) {
  return where.or([
    where('story_id', 'is', null),
    where.and([
      where('revision', '!=', where.ref('kept_revision')),
      where('fields', '!=', where.fn.coalesce('kept_fields', where.val(''))),
    ]),
  ]);
}

/** The drafts of an owner that are not kept, for one page and one more, the last changed first. */
export async function findStoryDrafts(
  db: Queries,
  ownerId: string,
  request: { list: object; cursor?: string | undefined; limit: number },
): Promise<ListedStoryDraft[]> {
  const query = db
    .selectFrom('story_drafts')
    .select(['draft_id', 'revision', 'story_id', 'summary', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(isUnkept);
  return onePage(query, { ...request, order: NEWEST_FIRST }).execute();
}

export async function countStoryDrafts(db: Queries, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('story_drafts')
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(isUnkept)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function updateStoryDraft(trx: Trx, draftId: string, changes: Partial<StoryDraftRow>): Promise<void> {
  await trx.updateTable('story_drafts').set(changes).where('draft_id', '=', draftId).execute();
}
