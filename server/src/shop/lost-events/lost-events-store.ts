import type { Queries } from '../../db/database.ts';

/** Orders of a provider that were made between two times and are not paid: their checkouts, oldest first. */
export async function findUnpaidCheckouts(
  db: Queries,
  provider: string,
  { after, before }: { after: number; before: number },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_orders')
    .select('checkout_ref')
    .where('provider', '=', provider)
    .where('state', 'in', ['open', 'pending', 'declined'])
    .where('created_at', '>', after)
    .where('created_at', '<', before)
    .where('checkout_ref', 'is not', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ checkout_ref: ref }) => ref ?? []);
}

/** Memberships of a provider whose paid time ended before a time, and which are not known to have ended. */
export async function findOverdueSubscriptions(
  db: Queries,
  provider: string,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('shop_orders as o', 'o.order_id', 'm.order_id')
    .select('m.subscription_ref')
    .where('o.provider', '=', provider)
    .where('m.state', '!=', 'ended')
    .where('m.paid_until', '<', before)
    .where('m.subscription_ref', 'not like', 'gift:%')
    .orderBy('m.paid_until')
    .limit(limit)
    .execute();
  return rows.map(({ subscription_ref: ref }) => ref);
}
