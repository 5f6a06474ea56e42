import type { Trx } from '../../db/database.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts';
import { changeWithdrawal, findWithdrawalOfPayment } from './withdrawal-store.ts';

type News = PaymentEvent & { kind: 'payment-refunded' | 'refund-failed' | 'dispute-opened' | 'dispute-won' };

/**
 * Notes what became of the refund of a withdrawal. One that failed is asked for again a day later; a disputed payment is
 * not refunded a second time.
 */
export async function noteWithdrawalNews(trx: Trx, event: News, now: number): Promise<void> {
  const withdrawal = await findWithdrawalOfPayment(trx, event.paymentRef);
  if (withdrawal === undefined) return;
  const { attempt, withdrawal_id: id } = withdrawal;
  if (event.kind === 'payment-refunded') {
    const isBack = event.refunded >= withdrawal.refunded_before + withdrawal.amount;
    if (isBack) await changeWithdrawal(trx, id, ['waiting', 'refunding', 'disputed'], { state: 'refunded' });
  } else if (event.kind === 'dispute-opened') {
    await changeWithdrawal(trx, id, ['waiting', 'refunding'], { state: 'disputed' });
  } else {
    const from = event.kind === 'dispute-won' ? 'disputed' : 'refunding';
    const refundAt = event.kind === 'dispute-won' ? now : now + DAY_MS;
    await changeWithdrawal(trx, id, [from], { state: 'waiting', attempt: attempt + 1, refund_at: refundAt });
  }
}
