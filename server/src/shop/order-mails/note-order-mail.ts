import type { Trx } from '../../db/database.ts';
import { dropOrderMail, insertOrderMail } from './order-mail-store.ts';
import type { OrderMailKind } from './tables.ts';

/** Providers whose payments take longer than a buyer stays, and which send no mails themselves. */
const SLOW: ReadonlySet<string> = new Set(['web3']);

/** So long the rest of a price may take before its buyer is reminded, in ms. */
const PATIENCE_MS = 3_600_000;

/** Notes a mail to the buyer, in the transaction of its cause. */
export async function noteOrderMail(
  trx: Trx,
  { now, provider }: { now: number; provider: string },
  orderId: string,
  kind: OrderMailKind,
): Promise<void> {
  if (!SLOW.has(provider)) return;
  // It says so itself.
  if (kind === 'over') await dropOrderMail(trx, orderId, 'credited');
  const mailAt = kind === 'part' ? now + PATIENCE_MS : now;
  await insertOrderMail(trx, { order_id: orderId, kind, mail_at: mailAt, created_at: now });
}
