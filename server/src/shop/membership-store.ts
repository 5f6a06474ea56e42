import type { Queries, Trx } from '../db/database.ts';
import type { MembershipRow } from './tables.ts';

/** A membership with the purchase by whose terms it runs, and what is known of its next ones. */
export type HeldMembership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Whether the account had no membership that is not over. */
export async function insertMembership(trx: Trx, membership: MembershipRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('memberships')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .returning('membership_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The membership of an account that is not over, else the last one. */
export async function findMembership(db: Queries, accountId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('shop_orders as o', 'o.order_id', 'm.order_id')
    .selectAll('m')
    .leftJoin('shop_orders as n', 'n.order_id', 'm.next_order_id')
    .select(['o.offer_id', 'o.period', 'o.points', 'o.amount', 'o.currency'])
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

/** Notes what its owner wants of a membership that is not over. */
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

/** The membership of a subscription, locked until the transaction ends. */
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
