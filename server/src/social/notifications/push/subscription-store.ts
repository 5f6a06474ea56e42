import { sql } from 'kysely';
import type { Queries, Trx } from '../../../db/database.ts';
import type { PushSubscriptionRow } from './tables.ts';

export const MOST_DEVICES = 10;

export async function listSubscriptions(db: Queries, accountId: string): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isSignedIn)
    .orderBy('created_at', 'desc')
    .orderBy('push_id')
    .limit(MOST_DEVICES)
    .execute();
}

/** One for an endpoint and one for a device of an account; the oldest go where there are more than `MOST_DEVICES`. */
export async function insertSubscription(trx: Trx, row: PushSubscriptionRow): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where((or) =>
      or.or([
        or('endpoint', '=', row.endpoint),
        or.and([or('account_id', '=', row.account_id), or('device_id', '=', row.device_id)]),
      ]),
    )
    .execute();
  await trx.insertInto('push_subscriptions').values(row).execute();
  const kept = trx
    .selectFrom('push_subscriptions')
    .select('push_id')
    .where('account_id', '=', row.account_id)
    .orderBy('created_at', 'desc')
    .orderBy('push_id')
    .limit(MOST_DEVICES);
  await trx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', row.account_id)
    .where('push_id', 'not in', kept)
    .execute();
}

export async function deleteSubscription(db: Queries, accountId: string, pushId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('push_id', '=', pushId).execute();
}

/** Those of devices on which their account has signed out, in whatever way. */
export async function deleteSignedOut(db: Queries): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where(sql<boolean>`not ${isSignedIn()}`)
    .execute();
}

export async function findDue(db: Queries, now: number, limit: number): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('due_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** False where another server was first, or its account has signed out there. */
export async function lease(
  db: Queries,
  { leased_until, push_id }: PushSubscriptionRow,
  until: number,
): Promise<boolean> {
  const leased = await db
    .updateTable('push_subscriptions')
    .set({ leased_until: until })
    .where('push_id', '=', push_id)
    .where('leased_until', '=', leased_until)
    .where(isSignedIn)
    .returning('push_id')
    .executeTakeFirst();
  return leased !== undefined;
}

/** Ends a look. A cause that came meanwhile keeps its time. */
export async function release(
  db: Queries,
  { due_at, push_id }: PushSubscriptionRow,
  next: Pick<PushSubscriptionRow, 'attempts' | 'due_at' | 'sent_until'>,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({
      sent_until: next.sent_until,
      attempts: next.attempts,
      leased_until: 0,
      due_at: sql<number>`case when due_at = ${due_at} then cast(${next.due_at} as bigint) else due_at end`,
    })
    .where('push_id', '=', push_id)
    .execute();
}

function isSignedIn() {
  return sql<boolean>`exists (select 1 from sessions s
    where s.account_id = push_subscriptions.account_id and s.device_id = push_subscriptions.device_id
      and s.ended_at is null)`;
}
