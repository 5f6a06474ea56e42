import type { Queries } from '../../../db/database.ts';
import type { WeeklyMailRow } from './tables.ts';

export async function hasWeeklyMail(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('weekly_mails')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** One that was chosen before stays as it is. */
export async function insertWeeklyMail(db: Queries, row: WeeklyMailRow): Promise<void> {
  await db
    .insertInto('weekly_mails')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function deleteWeeklyMail(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('weekly_mails').where('account_id', '=', accountId).execute();
}

/** Without those of accounts that are being deleted. */
export async function findDueWeeklyMails(db: Queries, now: number, limit: number): Promise<WeeklyMailRow[]> {
  return db
    .selectFrom('weekly_mails')
    .selectAll()
    .where('due_at', '<=', now)
    .where('account_id', 'not in', db.selectFrom('account_deletions').select('account_id'))
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Puts the next look off; false where another server was first, or the account has chosen otherwise. */
export async function claimWeeklyMail(
  db: Queries,
  { account_id, due_at }: WeeklyMailRow,
  until: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('weekly_mails')
    .set({ due_at: until })
    .where('account_id', '=', account_id)
    .where('due_at', '=', due_at)
    .returning('account_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function updateWeeklyMail(
  db: Queries,
  accountId: string,
  changes: Partial<Pick<WeeklyMailRow, 'due_at' | 'told_until' | 'tries'>>,
): Promise<void> {
  await db.updateTable('weekly_mails').set(changes).where('account_id', '=', accountId).execute();
}
