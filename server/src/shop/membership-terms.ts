import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { findMembership } from './membership-store.ts';
import { findOrder } from './order-store.ts';
import { titleOf } from './orders.ts';

interface TermsDeps {
  database: Database;
  brandName: string;
}

/** Sets an account's next terms at the provider; repeats until it has the latest of concurrent changes. */
export async function setLatestTerms(
  { brandName, database }: TermsDeps,
  provider: PaymentProvider,
  accountId: string,
): Promise<void> {
  for (let told: string | undefined; ;) {
    const held = await findMembership(database.db, accountId);
    const orderId = held?.next_order_id ?? held?.order_id;
    if (held === undefined || orderId === undefined || orderId === told) return;
    const order = await findOrder(database.db, orderId);
    if (order === undefined || order.period === null)
      throw new AppError('INTERNAL', 'The order of a membership is gone');
    const { amount, currency, period } = order;
    const terms = { orderId, title: titleOf(order, brandName), price: { amount, currency }, period };
    await provider.setTerms(held.subscription_ref, terms);
    told = orderId;
  }
}
