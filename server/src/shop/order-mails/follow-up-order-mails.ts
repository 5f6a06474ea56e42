import type { Logger } from 'pino';
import type { AccountMail } from '../../accounts/sign-in/notices/account-mail.ts';
import type { Brand } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Web3Views } from '../../providers/payment/web3/web3-views.ts';
import { findOrder } from '../order-store.ts';
import { orderMail } from './order-mail.ts';
import { findDueOrderMails, moveOrderMail } from './order-mail-store.ts';
import type { OrderMailRow } from './tables.ts';

const BATCH = 20;
/** Pause after the first try of a mail, and the time one server has for it, in ms; it doubles with each try. */
const MAIL_PAUSE_MS = 10 * 60_000;
/** The last one is three and a half days after the first. */
const MAIL_TRIES = 10;

export interface OrderMailDeps {
  accountMail: Pick<AccountMail, 'send'>;
  brand: Brand;
  clock: Clock;
  database: Database;
  log: Logger;
  publicUrl: string;
  web3: Pick<Web3Views, 'find'> | undefined;
}

/** Sends the mails about payments that took their time. What fails is logged and tried again, and in the end given up. */
export async function followUpOrderMails(deps: OrderMailDeps): Promise<void> {
  const { clock, database } = deps;
  for (const mail of await findDueOrderMails(database.db, { limit: BATCH, now: clock.now() })) {
    await sendMail(deps, mail);
  }
}

async function sendMail(deps: OrderMailDeps, mail: OrderMailRow): Promise<void> {
  const { accountMail, brand, clock, database, log, publicUrl, web3 } = deps;
  const { db } = database;
  const { kind, mail_tries: tries, order_id: orderId } = mail;
  const order = await findOrder(db, orderId);
  const standing = await web3?.find(orderId);
  if (order === undefined || standing === undefined || (kind === 'part' && !isWaiting(standing.state))) {
    await moveOrderMail(db, mail, { mail_at: null });
    return;
  }
  const nextAt = clock.now() + MAIL_PAUSE_MS * 2 ** tries;
  // The rest is on its way.
  const isEarly = kind === 'part' && standing.state === 'seen';
  if (!(await moveOrderMail(db, mail, { mail_at: nextAt, ...(isEarly ? {} : { mail_tries: tries + 1 }) }))) return;
  if (isEarly) return;
  const claimed = { ...mail, mail_at: nextAt };
  try {
    await accountMail.send(db, order.account_id, (locale) =>
      orderMail({ brand, kind, locale, order, publicUrl, standing }),
    );
    await moveOrderMail(db, claimed, { mail_at: null });
  } catch (error) {
    log.warn({ err: error, orderId, kind }, 'mail about an order could not be sent yet');
    if (tries + 1 >= MAIL_TRIES) await moveOrderMail(db, claimed, { mail_at: null });
  }
}

const isWaiting = (state: string): boolean => state === 'partial' || state === 'seen';
