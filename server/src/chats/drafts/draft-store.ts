import type { Queries, Trx } from '../../db/database.ts';
import type { DraftRow } from '../tables.ts';

export async function insertDraft(trx: Trx, draft: DraftRow): Promise<void> {
  await trx.insertInto('message_drafts').values(draft).execute();
}

export async function findDraftIn(db: Queries, chatId: string): Promise<DraftRow | undefined> {
  return db.selectFrom('message_drafts').selectAll().where('chat_id', '=', chatId).executeTakeFirst();
}

export async function findDraft(db: Queries, draftId: string): Promise<DraftRow | undefined> {
  return db.selectFrom('message_drafts').selectAll().where('draft_id', '=', draftId).executeTakeFirst();
}

export async function deleteDraft(trx: Trx, draftId: string): Promise<void> {
  await trx.deleteFrom('message_drafts').where('draft_id', '=', draftId).execute();
}
