import { sql } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { CouponRow } from './tables.ts';

/** So long an unpaid order holds a use, in ms: a later payment buys nothing. */
const HELD_MS = 30 * DAY_MS;

export async function insertCoupon(db: Queries, coupon: CouponRow): Promise<boolean> {
  const inserted = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('coupon_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findCouponByHash(db: Queries, hash: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

export async function findCoupon(db: Queries, couponId: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('coupon_id', '=', couponId).executeTakeFirst();
}

/** Other transactions that use the coupon wait for this one. */
export async function lockCoupon(trx: Trx, couponId: string): Promise<CouponRow | undefined> {
  return trx
    .updateTable('coupons')
    .set((column) => ({ note: column.ref('note') }))
    .where('coupon_id', '=', couponId)
    .returningAll()
    .executeTakeFirst();
}

export async function listCoupons(db: Queries, limit: number): Promise<CouponRow[]> {
  return db.selectFrom('coupons').selectAll().orderBy('created_at', 'desc').orderBy('coupon_id').limit(limit).execute();
}

/** Whether it had not ended. */
export async function endCoupon(db: Queries, hash: string, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('coupons')
    .set({ ends_at: now })
    .where('code_hash', '=', hash)
    .where((column) => column.or([column('ends_at', 'is', null), column('ends_at', '>', now)]))
    .returning('coupon_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * How often a coupon is used, by all and by one account: an order holds a use while it can be paid, and keeps it unless
 * all of it is refunded. Orders are counted, so that a use is free again in the transaction that ends its order. Unpaid
 * orders of the account itself do not count: its next one replaces them.
 *
 * @param accountId undefined for a guest, who has used none
 */
export async function countUses(
  db: Queries,
  couponId: string,
  { accountId, now }: { accountId: string | undefined; now: number },
): Promise<{ all: number; own: number }> {
  const { all, own } = await db
    .selectFrom('shop_orders')
    .select((column) => [
      column.fn.countAll<number | string>().as('all'),
      sql<number | string | null>`sum(case when account_id = ${accountId ?? ''} then 1 else 0 end)`.as('own'),
    ])
    .where('coupon_id', '=', couponId)
    .where((column) =>
      column.or([
        column('state', 'in', ['pending', 'paid', 'disputed']),
        column.and([
          column('state', 'in', ['open', 'declined']),
          column('created_at', '>', now - HELD_MS),
          column('account_id', '!=', accountId ?? ''),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { all: Number(all), own: Number(own ?? 0) };
}
