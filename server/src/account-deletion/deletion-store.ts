import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { AccountDeletionRow } from './tables.ts';

/** Whether it was not deleted before. */
export async function insertDeletion(trx: Trx, accountId: string, now: number): Promise<boolean> {
  const inserted = await trx
    .insertInto('account_deletions')
    .values({ account_id: accountId, requested_at: now, next_at: now, erased_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletions that are not complete and due at `now` (epoch ms). */
export async function findDueDeletions(db: Queries, now: number, most: number): Promise<AccountDeletionRow[]> {
  return db
    .selectFrom('account_deletions')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
}

export async function updateDeletion(
  db: Queries,
  accountId: string,
  changes: Partial<Pick<AccountDeletionRow, 'next_at' | 'erased_at'>>,
): Promise<void> {
  await db.updateTable('account_deletions').set(changes).where('account_id', '=', accountId).execute();
}

/** The ways to sign in, the codes that were sent to them, and what the profile says. */
export async function eraseProfile(trx: Trx, accountId: string): Promise<void> {
  const subjects = trx.selectFrom('identities').select('subject').where('account_id', '=', accountId);
  await trx.deleteFrom('verification_codes').where('subject', 'in', subjects).execute();
  await trx.deleteFrom('identities').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('passwords').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('accounts')
    .set({ user_name: '', motto: '', avatar_url: '', locale: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Orders keep what was bought and paid; no more points are given for what was paid ahead. */
export async function closeOrders(trx: Trx, accountId: string): Promise<void> {
  await trx
    .updateTable('shop_orders')
    .set({ return_path: null, checkout_url: null })
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .updateTable('payment_details')
    .set({ receipt_url: null, invoice_url: null, pdf_url: null })
    .where('order_id', 'in', (query) =>
      query.selectFrom('shop_orders').select('order_id').where('account_id', '=', accountId),
    )
    .execute();
  await trx
    .updateTable('shop_payments')
    .set({ next_grant_at: null })
    .where(
      'membership_id',
      'in',
      trx.selectFrom('memberships').select('membership_id').where('account_id', '=', accountId),
    )
    .execute();
}

/** Running jobs of the account, which write what is to be erased. */
export async function findRunningJobs(db: Queries, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from jobs where state = 'running' and job_id in (
      select replying_id from chats where owner_id = ${accountId} and replying_id is not null
      union select d.draft_id from message_drafts d join chats c on c.chat_id = d.chat_id where c.owner_id = ${accountId}
      union select m.round_id from story_moves m
        join story_sessions s on s.story_session_id = m.story_session_id where s.owner_id = ${accountId}
      union select story_id from told_stories where owner_id = ${accountId}
      union select generation_id from picture_generations where owner_id = ${accountId}
      union select funny_id from funny_results where owner_id = ${accountId}
      union select recording_id from recordings where owner_id = ${accountId}
      union select suggestion_id from draft_suggestions where owner_id = ${accountId}
      union select reply_id from preview_replies where owner_id = ${accountId}
      union select r.report_id from card_test_reports r
        join character_drafts d on d.draft_id = r.draft_id where d.owner_id = ${accountId})`.execute(db);
  return rows.map(({ job_id: jobId }) => jobId);
}

/** Memberships that may still take money, with the provider that takes it. */
export async function findOpenMemberships(db: Queries, accountId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('shop_orders as o', 'o.order_id', 'm.order_id')
    .select(['m.membership_id', 'm.subscription_ref', 'm.state', 'o.provider'])
    .where('m.account_id', '=', accountId)
    .where('m.state', '!=', 'ended')
    .execute();
}

/** Whether a session has begun after a moment (epoch ms). */
export async function hasBegunSince(db: Queries, sessionId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
