import type { Logger } from 'pino';
import type { AccountMail } from '../../../accounts/sign-in/notices/account-mail.ts';
import type { Brand } from '../../../config/config.ts';
import type { NotificationItem } from '../../../contract/validators.ts';
import type { Database, Trx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Locale } from '../../../lib/locale.ts';
import type { ServerSecret } from '../../../lib/server-secret.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import type { MailProvider } from '../../../providers/mail/mail.ts';
import { CHOICE_OF, findReadAt, MOST_NOTIFICATIONS, NOTIFICATION_KINDS } from '../notification-store.ts';
import type { Notifications } from '../notifications.ts';
import { findSettings } from '../settings/settings-store.ts';
import { SETTLE_MS } from '../wake-store.ts';
import type { WeeklyMailRow } from './tables.ts';
import { accountOfToken, unsubscribePath } from './unsubscribe-link.ts';
import { weeklyMail, type WeeklyNews } from './weekly-mail-text.ts';
import {
  claimWeeklyMail,
  deleteWeeklyMail,
  findDueWeeklyMails,
  hasWeeklyMail,
  insertWeeklyMail,
  updateWeeklyMail,
} from './weekly-mail-store.ts';

const WEEK_MS = 7 * DAY_MS;
const BATCH = 20;
/** Pause after the first try of a mail, in ms; it doubles with each try. */
const PAUSE_MS = 10 * 60_000;
/** Tries of a mail: the last one is 21 hours after the first, then its news waits for the next week. */
const MOST_TRIES = 8;
/** Works that a mail names. */
const MOST_NAMED = 5;

export interface WeeklyMailDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  brand: Brand;
  publicUrl: string;
  secret: ServerSecret;
  mail: MailProvider | undefined;
  accountMail: Pick<AccountMail, 'addressOf' | 'canReach' | 'localeOf'>;
  notifications: Pick<Notifications, 'since'>;
}

/**
 * A mail a week at most to each account that has chosen it: what is unread, in numbers, and what followed creators have
 * published. The next look is put off by a week before a mail is sent, so that a crash sends none twice; its news is in the
 * mail of the week after.
 */
export class WeeklyMails {
  readonly #deps: WeeklyMailDeps;

  constructor(deps: WeeklyMailDeps) {
    this.#deps = deps;
  }

  /** What the settings say of it. */
  async stateOf(accountId: string): Promise<{ weeklyMail: boolean; canMail: boolean }> {
    const { accountMail, database, mail } = this.#deps;
    const canMail = mail !== undefined && (await accountMail.canReach(database.db, accountId));
    return { weeklyMail: await hasWeeklyMail(database.db, accountId), canMail };
  }

  /** The first mail comes a week after the choice. */
  async choose(trx: Trx, accountId: string, isWanted: boolean): Promise<void> {
    const now = this.#deps.clock.now();
    if (isWanted) {
      const row = { account_id: accountId, told_until: now, due_at: now + WEEK_MS, tries: 0 };
      await insertWeeklyMail(trx, row);
    } else {
      await deleteWeeklyMail(trx, accountId);
    }
  }

  /** Ends the mails of the account that a link names; false where this server has not signed it. */
  async stop(token: string): Promise<boolean> {
    const { database, secret } = this.#deps;
    const accountId = accountOfToken(secret, token);
    if (accountId !== undefined) await deleteWeeklyMail(database.db, accountId);
    return accountId !== undefined;
  }

  /** Whether this server has signed the token of a link. */
  isSigned(token: string): boolean {
    return accountOfToken(this.#deps.secret, token) !== undefined;
  }

  /** Looks after the accounts whose week is over. */
  async sweep(signal: AbortSignal): Promise<void> {
    const { clock, database } = this.#deps;
    for (;;) {
      const rows = await findDueWeeklyMails(database.db, clock.now(), BATCH);
      for (const row of rows) if (!signal.aborted) await this.#look(row);
      if (rows.length < BATCH || signal.aborted) return;
    }
  }

  async #look(row: WeeklyMailRow): Promise<void> {
    const { accountMail, clock, database, mail } = this.#deps;
    const { db } = database;
    const { account_id: accountId } = row;
    const now = clock.now();
    if (!(await claimWeeklyMail(db, row, now + WEEK_MS))) return;
    const { choices, paused } = await findSettings(db, accountId);
    const address = await accountMail.addressOf(db, accountId);
    if (mail === undefined || address === undefined || paused) return;
    const locale = await accountMail.localeOf(db, accountId);
    const kinds = NOTIFICATION_KINDS.filter((kind) => choices[kind].bell);
    const until = now - SETTLE_MS;
    const after = Math.max(row.told_until, await findReadAt(db, accountId));
    const reader = { accountId, view: { locale, mature: false, viewerId: accountId } };
    const items = await this.#deps.notifications.since(reader, after, { kinds, limit: MOST_NOTIFICATIONS });
    const news = newsOf(items.filter(({ at }) => Date.parse(at) <= until));
    if (news !== undefined && !(await this.#send(row, { address, locale, news, mail, now }))) return;
    await updateWeeklyMail(db, accountId, { told_until: until, tries: 0 });
  }

  async #send(
    { account_id: accountId, tries }: WeeklyMailRow,
    to: { address: string; locale: Locale; news: WeeklyNews; mail: MailProvider; now: number },
  ): Promise<boolean> {
    const { brand, database, log, publicUrl, secret } = this.#deps;
    const { address, locale, mail, news, now } = to;
    const unsubscribe = publicUrl + unsubscribePath(secret, locale, accountId);
    const text = weeklyMail({ brand, locale, news, publicUrl, unsubscribe });
    try {
      // RFC 8058: a mail program can end it with one click.
      const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await mail.send({ to: address, ...text, headers });
      return true;
    } catch (error) {
      log.warn({ err: error, accountId }, 'weekly mail could not be sent yet');
      const isOver = tries + 1 >= MOST_TRIES;
      const later = { due_at: now + PAUSE_MS * 2 ** tries, tries: tries + 1 };
      await updateWeeklyMail(database.db, accountId, isOver ? { tries: 0 } : later);
      return false;
    }
  }
}

/** Undefined where nothing happened. */
function newsOf(items: readonly NotificationItem[]): WeeklyNews | undefined {
  if (items.length === 0) return undefined;
  const published = items.filter((item) => item.kind === 'published');
  const works = published.slice(0, MOST_NAMED).map(({ creatorName, subject }) => ({ creatorName, name: subject.name }));
  return {
    works,
    otherWorks: published.length - works.length,
    comments: items.reduce((sum, item) => sum + ('count' in item ? item.count : 0), 0),
    decisions: items.filter(({ kind }) => CHOICE_OF[kind] === 'decided').length,
    reportDecisions: items.filter(({ kind }) => kind === 'report-decided').length,
  };
}
