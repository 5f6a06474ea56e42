import type { Queries, Trx } from '../db/database.ts';
import type { MembershipRow } from './tables.ts';

export type HeldMembership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Whether it had none. */
export async function insertMembership(trx: Trx, membership: MembershipRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('memberships')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .returning('membership_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The active one, else the last. */
export async function findMembership(db: Queries, accountId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('shop_orders as o', 'o.order_id', 'm.order_id')
    .selectAll('m')
    .leftJoin('shop_orders as n', 'n.order_id', 'm.next_order_id')
    .select(['o.offer_id', 'o.period', 'o.points', 'o.amount', 'o.currency', 'o.provider'])
    .select(['n.offer_id as next_offer_id', 'n.period as next_period'])
    .select(['n.amount as next_amount', 'n.currency as next_currency'])
    .where('m.account_id', '=', accountId)
    .orderBy((column) => column.case().when('m.state', '=', 'ended').then(1).else(0).end())
    .orderBy('m.started_at', 'desc')
    .executeTakeFirst();
}

export async function getMembership(db: Queries, membershipId: string): Promise<MembershipRow> {
  return db.selectFrom('memberships').selectAll().where('membership_id', '=', membershipId).executeTakeFirstOrThrow();
}

export async function updateMembershipState(
  db: Queries,
  membershipId: string,
  changes: Pick<MembershipRow, 'state' | 'state_at'>,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set(changes)
    .where('membership_id', '=', membershipId)
    .where('state', '!=', 'ended')
    .execute();
}

export async function lockMembership(trx: Trx, subscriptionRef: string): Promise<MembershipRow | undefined> {
  return trx
    .updateTable('memberships')
    .set((column) => ({ state: column.ref('state') }))
    .where('subscription_ref', '=', subscriptionRef)
    .returningAll()
    .executeTakeFirst();
}

export async function updateMembership(
  db: Queries,
  membershipId: string,
  changes: Partial<MembershipRow>,
): Promise<void> {
  await db.updateTable('memberships').set(changes).where('membership_id', '=', membershipId).execute();
}

/** Memberships of some providers whose subscription is still to be ended. */
export async function findToCancel(
  db: Queries,
  providers: readonly string[],
  limit: number,
): Promise<{ membership_id: string; subscription_ref: string; provider: string }[]> {
  if (providers.length === 0) return [];
  return db
    .selectFrom('memberships as m')
    .innerJoin('shop_orders as o', 'o.order_id', 'm.order_id')
    .select(['m.membership_id', 'm.subscription_ref', 'o.provider'])
    .where('m.cancel_wanted', '=', 1)
    .where('o.provider', 'in', providers)
    .limit(limit)
    .execute();
}
