import type { Queries, Trx } from '../db/database.ts';

export type DraftTable = 'character_drafts' | 'story_drafts';

const DRAFT_TABLES: readonly DraftTable[] = ['character_drafts', 'story_drafts'];

export async function setDraftDeleted(
  trx: Trx,
  table: DraftTable,
  { draftId, ownerId }: { draftId: string; ownerId: string },
  now: number,
): Promise<boolean> {
  const deleted = await trx
    .updateTable(table)
    .set({ deleted_at: now })
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('draft_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function undeleteDraft(
  trx: Trx,
  table: DraftTable,
  { draftId, ownerId }: { draftId: string; ownerId: string },
  since: number,
): Promise<boolean> {
  const restored = await trx
    .updateTable(table)
    .set({ deleted_at: null })
    .where('draft_id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .returning('draft_id')
    .executeTakeFirst();
  return restored !== undefined;
}

/** Erases a draft that is still at a revision. False where it is not. */
export async function eraseDraft(trx: Trx, table: DraftTable, draftId: string, revision: number): Promise<boolean> {
  const erased = await trx
    .deleteFrom(table)
    .where('draft_id', '=', draftId)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .returning('draft_id')
    .executeTakeFirst();
  return erased !== undefined;
}

/** Gives all drafts of a guest to the account that the guest has signed in to, also where it then has too many. */
export async function mergeGuestDrafts(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  for (const table of DRAFT_TABLES) {
    await trx.updateTable(table).set({ owner_id: accountId, is_guest: 0 }).where('owner_id', '=', deviceId).execute();
  }
}

/** Deletes all drafts of some owners, as of a moment (epoch ms). */
export async function deleteDraftsOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  for (const table of DRAFT_TABLES) {
    await trx
      .updateTable(table)
      .set({ deleted_at: now })
      .where('owner_id', 'in', ownerIds)
      .where('deleted_at', 'is', null)
      .execute();
  }
}

/** Until when (epoch ms) a draft must have been deleted or changed last to be erased. */
export interface DraftAges {
  deleted: number;
  ofGuests: number;
  ofAccounts: number;
}

export async function eraseOldDrafts(db: Queries, ages: DraftAges, most: number): Promise<void> {
  for (const table of DRAFT_TABLES) {
    await db
      .deleteFrom(table)
      .where('draft_id', 'in', (select) =>
        select
          .selectFrom(table)
          .select('draft_id')
          .where((where) =>
            where.or([
              where('deleted_at', '<', ages.deleted),
              where('updated_at', '<', ages.ofAccounts),
              where.and([where('is_guest', '=', 1), where('updated_at', '<', ages.ofGuests)]),
            ]),
          )
          .limit(most),
      )
      .execute();
  }
}
