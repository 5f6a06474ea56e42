import type { GiftForm } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { toEmailAddress } from '../../lib/email-address.ts';
import type { Ids } from '../../lib/ids.ts';
import { toLocale } from '../../lib/locale.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { DAY_MS, utcDay } from '../../lib/utc-day.ts';
import type { Points } from '../../points/points.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { codeHash, giftCode } from './gift-code.ts';
import { countMailedSince, insertGift } from './gift-store.ts';
import { hasWebAddress } from './web-address.ts';

/** Gifts with a mail that an account may begin to buy in a day: more than anybody gives, too few to advertise. */
const MAILED_PER_DAY = 20;
const MOST_DAYS_AHEAD = 365;

export interface GiftOrderDeps {
  clock: Clock;
  ids: Ids;
  points: Pick<Points, 'lock'>;
  safety: Safety;
  secret: ServerSecret;
  /** Whether the server sends mails. */
  mails: boolean;
}

interface GiftOrderRequest {
  accountId: string;
  form: GiftForm;
  language: string;
}

/** Makes the unpaid gift of an order, in the transaction of the order. */
export type AddGift = (trx: Trx, orderId: string) => Promise<void>;

/**
 * Checks how a gift is to be delivered.
 *
 * @throws {AppError} CONFLICT for a mail where none are sent; FORBIDDEN for the note; VALIDATION_FAILED
 * for the address or the day. What it returns throws RATE_LIMITED for too many mails in a day.
 */
export async function prepareGift(
  { clock, ids, mails, points, safety, secret }: GiftOrderDeps,
  { accountId, form, language }: GiftOrderRequest,
): Promise<AddGift> {
  const now = clock.now();
  const email = form.email === undefined ? null : toEmailAddress(form.email, 'gift.email');
  if (email !== null && !mails) {
    throw new AppError('CONFLICT', 'This server sends no mail: pass the link on', { field: 'gift.email' });
  }
  const note = form.note === undefined ? null : await readNote(safety, form.note, email !== null);
  const deliverAt = form.deliverOn === undefined ? null : readDay(form.deliverOn, email, now);
  return async (trx, orderId) => {
    if (email !== null) {
      await points.lock(trx, accountId);
      if ((await countMailedSince(trx, accountId, now - DAY_MS)) >= MAILED_PER_DAY) {
        throw new AppError('RATE_LIMITED', 'Too many gifts by mail: try again tomorrow, or pass the link on', {
          headers: { 'retry-after': String(DAY_MS / 1000) },
        });
      }
    }
    const giftId = ids.next('gft');
    await insertGift(trx, {
      gift_id: giftId,
      order_id: orderId,
      giver_id: accountId,
      code_hash: codeHash(giftCode(secret, giftId)),
      state: 'unpaid',
      note,
      email,
      locale: toLocale(language),
      deliver_at: deliverAt,
      mail_at: null,
      mail_tries: 0,
      sent_at: null,
      expires_at: null,
      redeemed_by: null,
      resends: 0,
      closed_at: null,
      created_at: now,
    });
  };
}

/** A mail in the name of the house must not lead anywhere else. */
async function readNote(safety: Safety, text: string, isMailed: boolean): Promise<string> {
  const note = toPlainText(text, 'gift.note').trim();
  if (isMailed && hasWebAddress(note)) {
    throw new AppError('FORBIDDEN', 'A note in a mail cannot have web addresses', { field: 'gift.note' });
  }
  await moderate(safety, note, 'gift.note');
  return note;
}

function readDay(day: string, email: string | null, now: number): number {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  const isDay = !Number.isNaN(at) && utcDay(at) === day;
  if (!isDay || day < utcDay(now) || at > now + MOST_DAYS_AHEAD * DAY_MS) {
    throw new AppError('VALIDATION_FAILED', 'Choose a day from today on, at most a year ahead', {
      field: 'gift.deliverOn',
    });
  }
  if (email === null) {
    throw new AppError('VALIDATION_FAILED', 'Only a mail has a day: add an address', { field: 'gift.email' });
  }
  return at;
}
