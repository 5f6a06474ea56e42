import type { Order, Withdrawal } from '../../contract/validators.ts';
import type { ShownLines } from '../order-lines/order-lines.ts';
import type { OrderRow, WithdrawalRow } from '../tables.ts';
import { withdrawableUntil } from './refund-share.ts';

export function toWithdrawal(row: WithdrawalRow, currency: string): Withdrawal {
  return {
    withdrawalId: row.withdrawal_id,
    checkoutId: row.order_id,
    withdrawnAt: new Date(row.withdrawn_at).toISOString(),
    refund: { amount: row.amount, currency },
    points: row.points,
    state: row.state === 'refunded' ? 'refunded' : 'on-its-way',
    mailed: row.mailed === 1,
  };
}

export function toListedOrder(
  row: OrderRow,
  { lines, now, withdrawal }: { lines: ShownLines; withdrawal: WithdrawalRow | undefined; now: number },
): Order {
  const { amount, currency, kind, paid_at: paidAt, period, points, state } = row;
  const until = paidAt === null || state !== 'paid' ? 0 : withdrawableUntil(paidAt);
  return {
    checkoutId: row.order_id,
    state,
    method: row.provider,
    kind,
    period,
    points,
    ...lines,
    price: { amount, currency },
    createdAt: new Date(row.created_at).toISOString(),
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
    withdrawableUntil: until >= now && withdrawal === undefined ? new Date(until).toISOString() : null,
    withdrawal: withdrawal === undefined ? null : toWithdrawal(withdrawal, currency),
  };
}
