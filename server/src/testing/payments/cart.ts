import { CartEnvelope, StartedCheckoutEnvelope, type Money } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createServerSecret } from '../../lib/server-secret.ts';
import { runCoupons } from '../../shop/coupons/coupon-command.ts';
import type { TestServer } from '../test-server.ts';

interface CheckOut {
  key?: string;
  method?: string;
  total?: Money;
}

/** Fills and pays carts through the API. */
export function cartAt(server: TestServer) {
  const { clock, deps } = server;

  const see = async (session: SessionValues) =>
    CartEnvelope.parse((await server.call('/shop/cart', { session })).body).data;

  const trySet = (session: SessionValues, offerId: string, json: unknown) =>
    server.call(`/shop/cart/lines/${offerId}`, { method: 'PUT', session, json });

  const set = async (session: SessionValues, offerId: string, quantity: number) =>
    CartEnvelope.parse((await trySet(session, offerId, { quantity })).body).data;

  const tryCoupon = (session: SessionValues, code: unknown) =>
    server.call('/shop/cart/coupon', { method: 'PUT', session, json: { code } });

  const apply = async (session: SessionValues, code: string) =>
    CartEnvelope.parse((await tryCoupon(session, code)).body).data;

  const tryCheckOut = (session: SessionValues, json: unknown, key?: string) =>
    server.call('/shop/cart/checkout', {
      method: 'POST',
      session,
      json,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });

  /** At the total that the cart has now, unless another is named. */
  const checkOut = async (session: SessionValues, { key, method, total }: CheckOut = {}) => {
    const form = { total: total ?? (await see(session)).total, ...(method === undefined ? {} : { method }) };
    return StartedCheckoutEnvelope.parse((await tryCheckOut(session, form, key)).body).data;
  };

  const { config, database, ids } = deps;
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const coupons = (...args: string[]) =>
    runCoupons({ database, clock, ids, secret, currency: config.shop.currency }, args);

  return { apply, checkOut, coupons, see, set, tryCheckOut, tryCoupon, trySet };
}
