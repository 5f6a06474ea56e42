import { z } from 'zod';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import {
  CheckoutEnvelope,
  LedgerPageEnvelope,
  MembershipEnvelope,
  StartedCheckoutEnvelope,
} from '../contract/validators.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import { signWebhook } from '../providers/payment/webhook-signature.ts';
import { createServerSecret } from '../lib/server-secret.ts';
import { principalOf, type TestServer } from './test-server.ts';

export function shopAt(server: TestServer) {
  const { app, clock, deps } = server;

  const start = async (session: SessionValues, offerId: string, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const answer = await server.call('/shop/checkouts', { method: 'POST', session, json: { offerId }, headers });
    return StartedCheckoutEnvelope.parse(answer.body).data;
  };

  /** Returns the next address. */
  const press = async (checkoutUrl: string, act: string) => {
    const { pathname } = new URL(checkoutUrl);
    const answer = await app.request(pathname, { method: 'POST', body: new URLSearchParams({ act }) });
    return answer.headers.get('location');
  };

  const checkout = async (session: SessionValues, checkoutId: string) =>
    CheckoutEnvelope.parse((await server.call(`/shop/checkouts/${checkoutId}`, { session })).body).data;

  const ledger = async (session: SessionValues, query = '') =>
    LedgerPageEnvelope.parse((await server.call(`/points/ledger${query}`, { session })).body).data;

  const membership = async (session: SessionValues) =>
    MembershipEnvelope.parse((await server.call('/shop/membership', { session })).body).data;

  const balance = async (session: SessionValues) =>
    deps.points.balance(deps.database.db, ownerOf(await principalOf(deps, session)));

  const buy = async (session: SessionValues, offerId: string) => {
    const started = await start(session, offerId);
    await press(started.checkoutUrl, 'pay');
    return started;
  };

  const secret = () =>
    createServerSecret(deps.config.signIn.secretKey, deps.config.database.dataDir).sign('payment-webhook');

  /** Returns the status. */
  const hook = async (event: PaymentEvent, signature?: string) => {
    const body = JSON.stringify(event);
    const header = signature ?? signWebhook(body, secret(), clock.now());
    const headers = { 'payment-signature': header };
    return (await app.request('/api/shop/webhooks/local', { method: 'POST', body, headers })).status;
  };

  const sent = async (): Promise<PaymentEvent[]> => {
    const rows = await deps.database.db
      .selectFrom('local_payment_events')
      .select('body')
      .orderBy('created_at')
      .execute();
    return rows.map(({ body }) => z.custom<PaymentEvent>().parse(JSON.parse(body)));
  };

  return { balance, buy, checkout, hook, ledger, membership, press, sent, start };
}
