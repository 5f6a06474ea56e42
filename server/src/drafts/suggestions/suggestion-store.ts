import type { Queries, Trx } from '../../db/database.ts';
import type { SuggestionRow } from './tables.ts';

const DECIDED = ['accepted', 'rejected'] as const;

export async function insertSuggestions(trx: Trx, rows: readonly SuggestionRow[]): Promise<void> {
  await trx.insertInto('draft_suggestions').values(rows).execute();
}

/** The suggestions of a draft that are not decided, the newest first. */
export async function findOpen(db: Queries, ownerId: string, draftId: string): Promise<SuggestionRow[]> {
  return db
    .selectFrom('draft_suggestions')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('state', 'not in', DECIDED)
    .orderBy('created_at', 'desc')
    .orderBy('suggestion_id', 'desc')
    .execute();
}

/** Suggestions by their ids, in the order of the ids; those that are gone are left out. */
export async function findByIds(db: Queries, ids: readonly string[]): Promise<SuggestionRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('draft_suggestions').selectAll().where('suggestion_id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.suggestion_id) - ids.indexOf(b.suggestion_id));
}

export async function findSuggestion(
  db: Queries,
  { draftId, ownerId, suggestionId }: { ownerId: string; draftId: string; suggestionId: string },
): Promise<SuggestionRow | undefined> {
  return db
    .selectFrom('draft_suggestions')
    .selectAll()
    .where('suggestion_id', '=', suggestionId)
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

export async function findWriting(db: Queries, ownerId: string): Promise<Pick<SuggestionRow, 'draft_id' | 'field'>[]> {
  return db
    .selectFrom('draft_suggestions')
    .select(['draft_id', 'field'])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'writing')
    .execute();
}

export async function updateSuggestion(
  trx: Trx,
  suggestionId: string,
  states: readonly SuggestionRow['state'][],
  changes: Partial<SuggestionRow>,
): Promise<boolean> {
  const updated = await trx
    .updateTable('draft_suggestions')
    .set(changes)
    .where('suggestion_id', '=', suggestionId)
    .where('state', 'in', states)
    .returning('suggestion_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Removes the suggestions for some fields that are neither decided nor being written. */
export async function deleteOpen(trx: Trx, draftId: string, fields: readonly SuggestionRow['field'][]): Promise<void> {
  await trx
    .deleteFrom('draft_suggestions')
    .where('draft_id', '=', draftId)
    .where('field', 'in', fields)
    .where('state', 'in', ['ready', 'failed'])
    .execute();
}

export async function mergeGuestSuggestions(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('draft_suggestions').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/**
 * Erases suggestions that were decided before a moment (epoch ms), and those of drafts that are gone; so many of each at
 * most. One that is being written stays until its points are settled.
 */
export async function eraseOldSuggestions(db: Queries, decidedBefore: number, most: number): Promise<void> {
  await db
    .deleteFrom('draft_suggestions')
    .where('suggestion_id', 'in', (select) =>
      select
        .selectFrom('draft_suggestions')
        .select('suggestion_id')
        .where('state', 'in', DECIDED)
        .where('updated_at', '<', decidedBefore)
        .limit(most),
    )
    .execute();
  await db
    .deleteFrom('draft_suggestions')
    .where('suggestion_id', 'in', (select) =>
      select
        .selectFrom('draft_suggestions')
        .leftJoin('character_drafts', 'character_drafts.draft_id', 'draft_suggestions.draft_id')
        .leftJoin('story_drafts', 'story_drafts.draft_id', 'draft_suggestions.draft_id')
        .select('draft_suggestions.suggestion_id')
        .where('character_drafts.draft_id', 'is', null)
        .where('story_drafts.draft_id', 'is', null)
        .where('draft_suggestions.state', '!=', 'writing')
        .limit(most),
    )
    .execute();
}
