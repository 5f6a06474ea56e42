import type { Queries } from '../../db/database.ts';

/** What comes within this time is told in one message, in ms; by then, its transaction has ended. */
export const SETTLE_MS = 5_000;

/** Makes the next look at what is to be pushed to an account come no later than `at` (epoch ms), unless one failed. */
export async function wakePush(db: Queries, accountId: string, at: number): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ due_at: at })
    .where('account_id', '=', accountId)
    .where('due_at', '>', at)
    .where('attempts', '=', 0)
    .execute();
}
