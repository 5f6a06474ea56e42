import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { LOCAL_ACTS, LOCAL_PAYMENT_PATH, type LocalAct, type LocalPayments } from './local-payments.ts';
import { checkoutPage, paymentsPage, localPaymentPolicy } from './pages.ts';
import type { LocalPaymentRow } from './tables.ts';

const LONGEST_FORM = 1024;
const DESK_ROWS = 100;

const isAct = (text: string): text is LocalAct => Object.hasOwn(LOCAL_ACTS, text);
const Act = z.string().refine(isAct);

const LEADS_TO: Partial<Record<LocalAct, 'success_url' | 'failure_url'>> = {
  pay: 'success_url',
  'pay-later': 'success_url',
  decline: 'failure_url',
  cancel: 'failure_url',
};

/**
 * The local checkout and its desk, without a real provider only. Its webhooks arrive as real ones do, at `webhookPath`.
 */
export function mountLocalPayments(app: Hono<AppEnv>, local: LocalPayments, webhookPath: string): void {
  local.connect(async (body, headers) => {
    const answer = await app.request(webhookPath, { method: 'POST', body, headers });
    return answer.status;
  });

  app.get(LOCAL_PAYMENT_PATH, async (c) => show(c, paymentsPage(await local.list(DESK_ROWS))));

  app.get(`${LOCAL_PAYMENT_PATH}/:id`, async (c) => {
    const payment = await local.find(c.req.param('id'));
    return payment === undefined ? c.text('There is no such checkout.', 404) : show(c, checkoutPage(payment));
  });

  app.post(`${LOCAL_PAYMENT_PATH}/:id`, async (c) => {
    if (Number(c.req.header('content-length') ?? Number.NaN) > LONGEST_FORM) return c.text('Too much', 413);
    const act = Act.safeParse(new URLSearchParams(await c.req.text()).get('act'));
    if (!act.success) return c.text('That cannot be done.', 400);
    const before = await local.find(c.req.param('id'));
    const payment = await local.act(c.req.param('id'), act.data);
    if (before === undefined || payment === undefined) return c.text('There is no such checkout.', 404);
    return c.redirect(nextOf(before, act.data), 303);
  });
}

function nextOf(before: LocalPaymentRow, act: LocalAct): string {
  const leads = LEADS_TO[act];
  const inHand = before.state === 'open' || before.state === 'declined';
  return leads !== undefined && inHand ? before[leads] : LOCAL_PAYMENT_PATH;
}

function show(c: AppContext, html: string) {
  return c.html(html, 200, {
    'cache-control': 'no-store',
    'content-security-policy': localPaymentPolicy,
    // Without a referrer, forms post with the origin "null".
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
}
