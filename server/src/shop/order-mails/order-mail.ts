import { BRAND_NAMES } from '../../config/brand-names.ts';
import type { Brand } from '../../config/config.ts';
import type { Locale } from '../../lib/locale.ts';
import type { Web3Standing } from '../../providers/payment/web3/web3-views.ts';
import type { OrderRow } from '../tables.ts';
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail-texts.ts';
import type { OrderMailKind } from './tables.ts';

interface MailValues {
  brand: Brand;
  kind: OrderMailKind;
  locale: Locale;
  order: OrderRow;
  publicUrl: string;
  standing: Pick<Web3Standing, 'missing' | 'received' | 'surplus'>;
}

/** How a payment on a chain came out. It holds no address to pay to: the page has it, for the one who is signed in. */
export function orderMail(values: MailValues): { subject: string; text: string } {
  const { brand, kind, locale, order, publicUrl, standing } = values;
  const texts: OrderMailTexts = ORDER_MAIL_TEXTS[locale];
  const filled: Record<string, string> = {
    brand: BRAND_NAMES[brand],
    order: order.order_id,
    points: new Intl.NumberFormat(locale).format(order.points),
    received: `${standing.received} ${order.currency}`,
    missing: `${standing.missing} ${order.currency}`,
    surplus: `${standing.surplus} ${order.currency}`,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
  const facts: Record<OrderMailKind, readonly string[]> = {
    credited: [texts.bought],
    over: [texts.bought],
    part: [texts.received, texts.missing],
    lapsed: [texts.received],
  };
  const isRefunded = kind === 'over' || kind === 'lapsed';
  const page = kind === 'part' ? `web3-payment?checkoutId=${order.order_id}` : 'orders';
  const lines = [
    texts[kind].intro,
    ...(isRefunded ? [texts.refund] : []),
    '',
    texts.order,
    ...facts[kind],
    '',
    `${publicUrl}/${locale}/${page}`,
    ...(isRefunded ? ['', texts.safety] : []),
  ];
  return { subject: fill(texts[kind].subject), text: lines.map(fill).join('\n') };
}
