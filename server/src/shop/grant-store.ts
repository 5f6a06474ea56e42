import type { Queries, Trx } from '../db/database.ts';

export interface DueGrant {
  payment_ref: string;
  grants: number;
  starts_at: number | null;
  ends_at: number | null;
  account_id: string;
  order_id: string;
  /** Of a given term, whose order is its giver’s. */
  gift_id: string | null;
  monthly: number;
}

/** Oldest first; of one payment with `paymentRef`. */
export async function findDue(
  db: Queries,
  now: number,
  { limit, paymentRef }: { limit: number; paymentRef?: string },
): Promise<DueGrant[]> {
  return db
    .selectFrom('shop_payments as p')
    .innerJoin('memberships as m', 'm.membership_id', 'p.membership_id')
    .innerJoin('shop_orders as o', 'o.order_id', 'p.order_id')
    .leftJoin('gifts as g', 'g.order_id', 'p.order_id')
    .select(['g.gift_id', 'p.payment_ref', 'p.grants', 'p.starts_at', 'p.ends_at', 'p.order_id', 'm.account_id'])
    .select('o.points as monthly')
    .where('p.next_grant_at', '<=', now)
    .whereRef('p.next_grant_at', '<', 'm.paid_until')
    .$if(paymentRef !== undefined, (query) => query.where('p.payment_ref', '=', paymentRef ?? ''))
    .orderBy('p.next_grant_at')
    .limit(limit)
    .execute();
}

/** False when another server was first; `nextAt` null for none. */
export async function countGrant(trx: Trx, due: DueGrant, nextAt: number | null): Promise<boolean> {
  const counted = await trx
    .updateTable('shop_payments')
    .set((column) => ({
      grants: due.grants + 1,
      next_grant_at: nextAt,
      points_given: column('points_given', '+', due.monthly),
    }))
    .where('payment_ref', '=', due.payment_ref)
    .where('grants', '=', due.grants)
    .where('next_grant_at', 'is not', null)
    .returning('grants')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Undefined when it ends. */
export async function findNextGrant(
  db: Queries,
  { membership_id: membershipId, paid_until: paidUntil }: { membership_id: string; paid_until: number },
): Promise<number | undefined> {
  const next = await db
    .selectFrom('shop_payments')
    .select('next_grant_at')
    .where('membership_id', '=', membershipId)
    .where('next_grant_at', '<', paidUntil)
    .orderBy('next_grant_at')
    .executeTakeFirst();
  return next?.next_grant_at ?? undefined;
}
