import type { Trx } from '../../db/database.ts';
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts';
import type { UnmatchedPaymentRow, UnmatchedState } from '../tables.ts';
import { changeUnmatched, lockUnmatched } from './unmatched-store.ts';

type News = PaymentEvent & { kind: 'payment-refunded' | 'refund-failed' | 'dispute-opened' | 'dispute-won' };

/** What an operator has assigned is a payment like any other. */
const OPEN: readonly UnmatchedState[] = ['waiting', 'refunding', 'refund-failed', 'refunded', 'disputed'];

/** Notes what became of a payment that had bought nothing; answers whether it is one. */
export async function changeRefund(trx: Trx, provider: string, event: News): Promise<boolean> {
  const payment = await lockUnmatched(trx, provider, event.paymentRef);
  if (payment === undefined || payment.state === 'assigned') return false;
  await changeUnmatched(trx, payment, OPEN, changesOf(payment, event));
  return true;
}

function changesOf({ amount, refunded: before, state }: UnmatchedPaymentRow, event: News) {
  if (event.kind === 'refund-failed') return state === 'refunded' ? {} : { state: 'refund-failed' as const };
  if (event.kind === 'dispute-opened') return { state: 'disputed' as const };
  const refunded = event.kind === 'payment-refunded' ? Math.max(before, event.refunded) : before;
  if (refunded >= amount) return { refunded, state: 'refunded' as const };
  return { refunded, ...(event.kind === 'dispute-won' ? { state: 'waiting' as const } : {}) };
}
