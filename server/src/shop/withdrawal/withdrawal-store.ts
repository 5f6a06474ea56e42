import type { Queries, Trx } from '../../db/database.ts';
import type { OrderRow, OrderState, PaymentRow, WithdrawalRow, WithdrawalState } from '../tables.ts';

export async function insertWithdrawal(trx: Trx, withdrawal: WithdrawalRow): Promise<void> {
  await trx.insertInto('withdrawals').values(withdrawal).execute();
}

export async function findWithdrawal(db: Queries, orderId: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function findWithdrawals(db: Queries, orderIds: readonly string[]): Promise<WithdrawalRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('withdrawals').selectAll().where('order_id', 'in', orderIds).execute();
}

/** That from whose payment an order was paid. */
export async function findWithdrawalOfPayment(db: Queries, paymentRef: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}

/** Answers whether it was in one of the states. */
export async function changeWithdrawal(
  db: Queries,
  withdrawalId: string,
  from: readonly WithdrawalState[],
  changes: Partial<Pick<WithdrawalRow, 'state' | 'attempt' | 'refund_at'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('withdrawals')
    .set(changes)
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', 'in', from)
    .returning('withdrawal_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export type OrderedWithdrawal = Awaited<ReturnType<typeof listWithdrawals>>[number];

/** Newest first, with their orders. */
export async function listWithdrawals(db: Queries, states: readonly WithdrawalState[], limit: number) {
  return ordered(db)
    .where('w.state', 'in', states)
    .orderBy('w.withdrawn_at', 'desc')
    .orderBy('w.order_id')
    .limit(limit)
    .execute();
}

/** That from an order. */
export async function findOrdered(db: Queries, orderId: string): Promise<OrderedWithdrawal | undefined> {
  return ordered(db).where('w.order_id', '=', orderId).executeTakeFirst();
}

/** `owed_at` since an operator has to send the money. */
function ordered(db: Queries) {
  return db
    .selectFrom('withdrawals as w')
    .innerJoin('shop_orders as o', 'o.order_id', 'w.order_id')
    .selectAll('w')
    .select(['o.provider', 'o.currency', 'o.account_id'])
    .select((column) =>
      column
        .selectFrom('web3_refunds as r')
        .select((of) => of.fn.min('r.asked_at').as('asked_at'))
        .whereRef('r.payment_ref', '=', 'w.payment_ref')
        .where('r.sent_at', 'is', null)
        .as('owed_at'),
    );
}

export type DueRefund = Awaited<ReturnType<typeof findDueRefunds>>[number];

/** Those of some providers whose refund is to be asked for, oldest first. */
export async function findDueRefunds(
  db: Queries,
  providers: readonly string[],
  { limit, now }: { limit: number; now: number },
) {
  if (providers.length === 0) return [];
  return db
    .selectFrom('withdrawals as w')
    .innerJoin('shop_orders as o', 'o.order_id', 'w.order_id')
    .innerJoin('shop_payments as p', 'p.payment_ref', 'w.payment_ref')
    .selectAll('w')
    .select(['o.provider', 'p.amount as paid', 'p.refunded'])
    .where('w.state', '=', 'waiting')
    .where('o.provider', 'in', providers)
    .where('w.refund_at', '<=', now)
    .orderBy('w.refund_at')
    .limit(limit)
    .execute();
}

export async function findDueMails(
  db: Queries,
  { limit, now }: { limit: number; now: number },
): Promise<WithdrawalRow[]> {
  return db.selectFrom('withdrawals').selectAll().where('mail_at', '<=', now).orderBy('mail_at').limit(limit).execute();
}

/** Moves the next try of a mail from `from`; false when another server was first. Null for none. */
export async function moveMail(db: Queries, withdrawalId: string, from: number, to: number | null): Promise<boolean> {
  const moved = await db
    .updateTable('withdrawals')
    .set({ mail_at: to })
    .where('withdrawal_id', '=', withdrawalId)
    .where('mail_at', '=', from)
    .returning('withdrawal_id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function findPayment(db: Queries, paymentRef: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('shop_payments').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}

const BOUGHT: readonly OrderState[] = ['pending', 'paid', 'refunded', 'disputed'];

/** What an account bought, newest first, below `before`. */
export async function listBought(
  db: Queries,
  accountId: string,
  { before, limit }: { before: { createdAt: number; orderId: string } | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('shop_orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', BOUGHT)
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('created_at', '<', before?.createdAt ?? 0),
          where.and([where('created_at', '=', before?.createdAt ?? 0), where('order_id', '<', before?.orderId ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
}
