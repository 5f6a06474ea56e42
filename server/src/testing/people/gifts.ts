import {
  GiftPageEnvelope,
  OpenedGiftEnvelope,
  RedeemedGiftEnvelope,
  StartedCheckoutEnvelope,
  type Gift,
  type GiftForm,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { shopAt } from '../shop.ts';
import type { TestServer } from '../test-server.ts';

/** Giving, looking at and accepting gifts, as people do. */
export function giftsAt(server: TestServer) {
  const shop = shopAt(server);

  const begin = (session: SessionValues, gift: GiftForm = {}, offerId = 'points-300') =>
    server.call('/shop/checkouts', { method: 'POST', session, json: { offerId, gift } });

  const given = async (session: SessionValues, query = '') =>
    GiftPageEnvelope.parse((await server.call(`/shop/gifts${query}`, { session })).body).data;

  /** Buys a gift; throws when it is not on the list of its giver. */
  const give = async (session: SessionValues, gift: GiftForm = {}, offerId = 'points-300') => {
    const started = StartedCheckoutEnvelope.parse((await begin(session, gift, offerId)).body).data;
    await shop.press(started.checkoutUrl, 'pay');
    return { ...started, ...(await find(session, started.checkoutId)) };
  };

  const find = async (session: SessionValues, checkoutId: string): Promise<Gift & { code: string }> => {
    const gift = (await given(session)).items.find((item) => item.checkoutId === checkoutId);
    if (gift === undefined) throw new Error('The gift is not on the list of its giver');
    return { ...gift, code: gift.code ?? '' };
  };

  const stateOf = async (session: SessionValues, checkoutId: string) => (await find(session, checkoutId)).state;

  const look = (session: SessionValues, code: string) => server.call(`/shop/gift?code=${code}`, { session });

  const open = async (session: SessionValues, code: string) =>
    OpenedGiftEnvelope.parse((await look(session, code)).body).data;

  const redeem = (session: SessionValues, code: string, key?: string) =>
    server.call('/shop/gift/redemption', {
      method: 'POST',
      session,
      json: { code },
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });

  const accept = async (session: SessionValues, code: string, key?: string) =>
    RedeemedGiftEnvelope.parse((await redeem(session, code, key)).body).data;

  return { accept, begin, give, given, look, open, redeem, stateOf };
}
