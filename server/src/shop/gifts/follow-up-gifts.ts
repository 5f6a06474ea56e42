import type { Logger } from 'pino';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Brand } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { Points } from '../../points/points.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import { isDeletedAccount } from '../order-store.ts';
import { shownCode } from './gift-code.ts';
import { giftMail } from './gift-mail.ts';
import { endGiven } from './given-membership-store.ts';
import { giveGift } from './gift-payment.ts';
import {
  changeGift,
  claimMail,
  countSentTo,
  deleteUnpaid,
  findDueMails,
  findExpired,
  updateGift,
  type OrderedGift,
} from './gift-store.ts';
import { hasWebAddress } from './web-address.ts';

const BATCH = 20;
/** Pause after the first try of a mail, and the time one server has for it, in ms; it doubles with each try. */
const MAIL_PAUSE_MS = 10 * 60_000;
/** Tries of a mail: the last one is three and a half days after the first. */
const MAIL_TRIES = 10;
/** Mails about gifts to one address in a day, from all givers together. */
const SENT_PER_DAY = 5;
/** An order is not paid later than this, in ms: see `settleCheckout`. */
export const UNPAID_MS = 31 * DAY_MS;

export interface GiftFollowUpDeps {
  accounts: Pick<Accounts, 'profiles'>;
  brand: Brand;
  clock: Clock;
  database: Database;
  ids: Ids;
  log: Logger;
  mail: MailProvider | undefined;
  points: Points;
  publicUrl: string;
  secret: ServerSecret;
}

/** Sends the mails of gifts, returns those not accepted, ends given terms, and forgets gifts that were not paid. */
export async function followUpGifts(deps: GiftFollowUpDeps): Promise<void> {
  const { clock, database } = deps;
  const { db } = database;
  const now = clock.now();
  for (const gift of await findDueMails(db, { limit: BATCH, now })) await sendMail(deps, gift);
  for (const gift of await findExpired(db, { limit: BATCH, now })) await returnGift(deps, gift, now);
  await endGiven(db, now);
  await deleteUnpaid(db, now - UNPAID_MS);
}

async function sendMail(deps: GiftFollowUpDeps, gift: OrderedGift): Promise<void> {
  const { accounts, brand, clock, database, log, mail, publicUrl, secret } = deps;
  const { db } = database;
  const { email, gift_id: giftId, locale, note, period, points } = gift;
  const code = shownCode(secret, gift);
  if (mail === undefined || email === null || code === undefined) return giveUp(deps, gift);
  const now = clock.now();
  if ((await countSentTo(db, email, now - DAY_MS)) >= SENT_PER_DAY) {
    await updateGift(db, giftId, { mail_at: now + DAY_MS });
    return undefined;
  }
  if (!(await claimMail(db, gift, now + MAIL_PAUSE_MS * 2 ** gift.mail_tries))) return undefined;
  const giver = (await accounts.profiles(db, [gift.giver_id])).get(gift.giver_id)?.userName ?? '';
  const link = `${publicUrl}/${locale}/gift#code=${code}`;
  const text = giftMail({ brand, locale, period, points, note, link, from: hasWebAddress(giver) ? '' : giver });
  try {
    await mail.send({ to: email, ...text });
  } catch (error) {
    log.warn({ err: error, giftId }, 'gift could not be mailed yet');
    if (gift.mail_tries + 1 >= MAIL_TRIES) await giveUp(deps, gift);
    return undefined;
  }
  const isForgotten = await isDeletedAccount(db, gift.giver_id);
  await updateGift(db, giftId, { mail_at: null, sent_at: now, ...(isForgotten ? { note: null, email: null } : {}) });
}

/** The giver is shown that the link has to be passed on. */
async function giveUp({ database, log }: GiftFollowUpDeps, { gift_id: giftId, mail_tries: tries }: OrderedGift) {
  await updateGift(database.db, giftId, { mail_at: null, mail_tries: tries + 1 });
  log.warn({ giftId }, 'mail of a gift was given up');
}

/** Points go to the giver; those of a giver who is gone, to no account. */
async function returnGift({ database, ids, points }: GiftFollowUpDeps, gift: OrderedGift, now: number): Promise<void> {
  await inTransaction(database, async (trx) => {
    if (await isDeletedAccount(trx, gift.giver_id)) {
      await changeGift(trx, gift.gift_id, 'ready', { state: 'returned', closed_at: now, mail_at: null });
    } else {
      await giveGift(trx, { ids, points }, gift, { walletId: gift.giver_id, redeemedBy: null, now });
    }
  });
}
