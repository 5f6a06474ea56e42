import { hash } from 'node:crypto';
import { LOCAL_ACTS, LOCAL_PAYMENT_PATH, type LocalAct } from './local-payments.ts';
import type { LocalPaymentRow } from './tables.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
.stand-in { border: 2px dashed; border-radius: 8px; padding: 0.75rem 1rem; }
.price { font-size: 2rem; font-weight: 650; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 1rem; }
button { font: inherit; padding: 0.6rem 1rem; }
li { margin-block-end: 1.5rem; }
`;

export const localPaymentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const LABELS = {
  pay: 'Pay',
  'pay-later': 'Pay by transfer (stays pending)',
  decline: 'Decline the payment',
  cancel: 'Cancel and go back',
  refund: 'Refund',
  dispute: 'Dispute',
  'win-dispute': 'Win the dispute',
} as const satisfies Record<LocalAct, string>;

const STAND_IN = `<p class="stand-in"><strong>Local checkout. No money moves.</strong> This stands in for a payment provider while the
server has none. Nothing is charged, no card is asked for, and nothing leaves this machine.</p>`;

const PERIODS = { month: ' every month', year: ' every year' } as const;

export function checkoutPage(payment: LocalPaymentRow): string {
  const open = payment.state === 'open' || payment.state === 'declined';
  const said =
    payment.state === 'declined' ? '<p role="alert">The payment was declined. Try again, or cancel.</p>' : '';
  const acts = open
    ? buttons(payment, ['pay', 'pay-later', 'decline', 'cancel'])
    : `<p>This checkout is ${payment.state}.</p>`;
  return page('Local checkout', `${STAND_IN}<p>${escape(payment.title)}</p>${priceOf(payment)}${said}${acts}`);
}

export function paymentsPage(payments: readonly LocalPaymentRow[]): string {
  const rows = payments.map((payment) => {
    const acts = buttons(payment, ['pay', 'decline', 'refund', 'dispute', 'win-dispute']);
    return `<li>${escape(payment.title)}${priceOf(payment)}${payment.state}${acts}</li>`;
  });
  return page('Local payments', `${STAND_IN}<ul>${rows.join('')}</ul>`);
}

function buttons({ payment_id: id, state }: LocalPaymentRow, offered: readonly LocalAct[]): string {
  const possible = offered.filter((act) => LOCAL_ACTS[act].some((from) => from === state));
  const rows = possible.map((act) => `<button name="act" value="${act}">${LABELS[act]}</button>`);
  return `<form method="post" action="${LOCAL_PAYMENT_PATH}/${id}">${rows.join('')}</form>`;
}

function priceOf({ amount, currency, period }: LocalPaymentRow): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `<p class="price">${format.format(amount / 10 ** digits)}${period === null ? '' : PERIODS[period]}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${body}
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
