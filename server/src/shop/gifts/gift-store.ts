import type { Queries, Trx } from '../../db/database.ts';
import type { OrderRow } from '../tables.ts';
import type { GiftRow } from './tables.ts';

/** A gift with its order. */
export type OrderedGift = GiftRow &
  Pick<OrderRow, 'period' | 'points' | 'amount' | 'currency' | 'paid_at' | 'payment_ref'>;

const withOrders = (db: Queries) =>
  db
    .selectFrom('gifts as g')
    .innerJoin('shop_orders as o', 'o.order_id', 'g.order_id')
    .selectAll('g')
    .select(['o.period', 'o.points', 'o.amount', 'o.currency', 'o.paid_at', 'o.payment_ref']);

export async function insertGift(trx: Trx, gift: GiftRow): Promise<void> {
  await trx.insertInto('gifts').values(gift).execute();
}

/** Undefined for an order that is no gift. */
export async function findGiftOfOrder(db: Queries, orderId: string): Promise<OrderedGift | undefined> {
  return withOrders(db).where('g.order_id', '=', orderId).executeTakeFirst();
}

/** A paid one. */
export async function findGiftByCode(db: Queries, hash: string): Promise<OrderedGift | undefined> {
  return withOrders(db).where('g.code_hash', '=', hash).where('g.state', '<>', 'unpaid').executeTakeFirst();
}

/** Those of some orders that are gifts. */
export async function findGiftOrders(db: Queries, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db.selectFrom('gifts').select('order_id').where('order_id', 'in', orderIds).execute();
  return new Set(rows.map((row) => row.order_id));
}

/** The paid ones of a giver, newest first, below `before`. */
export async function listGiven(
  db: Queries,
  giverId: string,
  { before, limit }: { before: { createdAt: number; giftId: string } | undefined; limit: number },
): Promise<OrderedGift[]> {
  return withOrders(db)
    .where('g.giver_id', '=', giverId)
    .where('g.state', '<>', 'unpaid')
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('g.created_at', '<', before?.createdAt ?? 0),
          where.and([
            where('g.created_at', '=', before?.createdAt ?? 0),
            where('g.gift_id', '<', before?.giftId ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('g.created_at', 'desc')
    .orderBy('g.gift_id', 'desc')
    .limit(limit)
    .execute();
}

/** Gifts with a mail that a giver has begun to buy since then. */
export async function countMailedSince(db: Queries, giverId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('gifts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('giver_id', '=', giverId)
    .where('email', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Paid ones that wait for the account that accepts them. */
export async function countReadyGifts(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('gifts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow();
  return count;
}

/** Mails about gifts to an address since then. */
export async function countSentTo(db: Queries, email: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('gifts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes a gift that is in a state; false when it is in another. */
export async function changeGift(
  db: Queries,
  giftId: string,
  from: GiftRow['state'],
  changes: Partial<GiftRow>,
): Promise<boolean> {
  const changed = await db
    .updateTable('gifts')
    .set(changes)
    .where('gift_id', '=', giftId)
    .where('state', '=', from)
    .returning('gift_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function findDueMails(
  db: Queries,
  { limit, now }: { limit: number; now: number },
): Promise<OrderedGift[]> {
  return withOrders(db)
    .where('g.mail_at', '<=', now)
    .where('g.state', '=', 'ready')
    .orderBy('g.mail_at')
    .limit(limit)
    .execute();
}

/** Claims a try of a mail; false when another server was first. */
export async function claimMail(
  db: Queries,
  { gift_id: giftId, mail_at: dueAt, mail_tries: tries }: GiftRow,
  nextAt: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('gifts')
    .set({ mail_at: nextAt, mail_tries: tries + 1 })
    .where('gift_id', '=', giftId)
    .where('state', '=', 'ready')
    .where('mail_at', '=', dueAt)
    .returning('gift_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A paid gift of a giver. */
export async function findGiven(db: Queries, giverId: string, giftId: string): Promise<OrderedGift | undefined> {
  return withOrders(db)
    .where('g.gift_id', '=', giftId)
    .where('g.giver_id', '=', giverId)
    .where('g.state', '<>', 'unpaid')
    .executeTakeFirst();
}

/** Makes the mail of a gift due once more; false when another request was first. `now` in epoch ms. */
export async function claimResend(
  db: Queries,
  { gift_id: giftId, resends }: Pick<GiftRow, 'gift_id' | 'resends'>,
  now: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('gifts')
    .set({ mail_at: now, mail_tries: 0, resends: resends + 1 })
    .where('gift_id', '=', giftId)
    .where('state', '=', 'ready')
    .where('mail_at', 'is', null)
    .where('resends', '=', resends)
    .returning('gift_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function updateGift(db: Queries, giftId: string, changes: Partial<GiftRow>): Promise<void> {
  await db.updateTable('gifts').set(changes).where('gift_id', '=', giftId).execute();
}

/** Ready ones whose time is over, oldest first. */
export async function findExpired(db: Queries, { limit, now }: { limit: number; now: number }): Promise<OrderedGift[]> {
  return withOrders(db)
    .where('g.state', '=', 'ready')
    .where('g.expires_at', '<=', now)
    .orderBy('g.expires_at')
    .limit(limit)
    .execute();
}

/** Forgets those that were never paid, with the addresses in them. */
export async function deleteUnpaid(db: Queries, before: number): Promise<void> {
  await db.deleteFrom('gifts').where('state', '=', 'unpaid').where('created_at', '<', before).execute();
}

/**
 * Of a giver who is gone: what was never paid goes, and the words and addresses of the rest. A gift that waits for its
 * mail keeps them until the mail is sent.
 */
export async function forgetGiver(db: Queries, giverId: string): Promise<void> {
  await db.deleteFrom('gifts').where('giver_id', '=', giverId).where('state', '=', 'unpaid').execute();
  await db
    .updateTable('gifts')
    .set({ note: null, email: null })
    .where('giver_id', '=', giverId)
    .where((where) => where.or([where('state', '<>', 'ready'), where('mail_at', 'is', null)]))
    .execute();
}
