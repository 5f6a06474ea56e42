import {
  OrderPageEnvelope,
  WithdrawalEnvelope,
  WithdrawalQuoteEnvelope,
  type WithdrawalQuote,
} from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { shopAt } from '../shop.ts';
import { principalOf, type TestServer } from '../test-server.ts';

let count = 0;

/** A name of its own for each call. */
export const unique = (name: string) => `${name}-${(count += 1)}`;

/** Orders and withdrawals as their buyers see them, and what the provider has of them. */
export function withdrawalsAt(server: TestServer) {
  const shop = shopAt(server);

  const walletOf = async (session: SessionValues) => ownerOf(await principalOf(server.deps, session));

  const reserve = async (session: SessionValues, amount: number) => {
    const walletId = await walletOf(session);
    const { database, points } = server.deps;
    return inTransaction(database, (trx) => points.reserve(trx, { walletId, amount, reference: unique('act') }));
  };

  /** What an act costs that reserves more than it takes. */
  const spend = async (session: SessionValues, cost: number, reserved = cost) => {
    const reservationId = await reserve(session, reserved);
    await inTransaction(server.deps.database, (trx) => server.deps.points.settle(trx, reservationId, cost));
  };

  const quote = async (session: SessionValues, checkoutId: string): Promise<WithdrawalQuote> =>
    WithdrawalQuoteEnvelope.parse((await server.call(`/shop/orders/${checkoutId}/withdrawal`, { session })).body).data;

  const post = (session: SessionValues, checkoutId: string, amount: number, key = unique('withdraw')) =>
    server.call(`/shop/orders/${checkoutId}/withdrawal`, {
      method: 'POST',
      session,
      json: { amount },
      headers: { 'Idempotency-Key': key },
    });

  const withdraw = async (session: SessionValues, checkoutId: string) => {
    const { refund } = await quote(session, checkoutId);
    return WithdrawalEnvelope.parse((await post(session, checkoutId, refund.amount)).body).data;
  };

  const orders = async (session: SessionValues, query = '') =>
    OrderPageEnvelope.parse((await server.call(`/shop/orders${query}`, { session })).body).data;

  /** What the provider has given back. */
  const refundedBy = async (checkoutId: string) =>
    (
      await server.deps.database.db
        .selectFrom('local_payments')
        .select('refunded')
        .where('order_id', '=', checkoutId)
        .executeTakeFirstOrThrow()
    ).refunded;

  const paymentOf = async (checkoutId: string) =>
    server.deps.database.db
      .selectFrom('shop_payments')
      .selectAll()
      .where('order_id', '=', checkoutId)
      .executeTakeFirstOrThrow();

  const news = async (checkoutId: string, change: { kind: 'payment-refunded'; refunded: number }) => {
    const { payment_ref: paymentRef } = await paymentOf(checkoutId);
    return shop.hook({ eventId: unique('evt'), at: server.clock.now(), paymentRef, ...change });
  };

  return { news, orders, paymentOf, post, quote, refundedBy, spend, withdraw };
}
