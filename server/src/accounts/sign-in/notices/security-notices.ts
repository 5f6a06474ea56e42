import type { Logger } from 'pino';
import type { Brand } from '../../../config/config.ts';
import type { Queries } from '../../../db/database.ts';
import { bestEffort } from '../../../lib/best-effort.ts';
import type { MailProvider } from '../../../providers/mail/mail.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import type { SmsProvider } from '../../../providers/sms/sms.ts';
import { insertSecurityEvent } from '../../security-events/security-event-store.ts';
import { findAccount } from '../../session-store.ts';
import { listIdentities } from '../identity-store.ts';
import { noticeMail, noticeSms, type SecurityChange } from './notice-texts.ts';

export interface SecurityNoticeDeps {
  db: Queries;
  clock: Clock;
  ids: Ids;
  log: Logger;
  brand: Brand;
  publicUrl: string;
  mail: MailProvider | undefined;
  sms: SmsProvider | undefined;
}

/**
 * Tells an account's owner of sign-in changes, so that they notice another person's: by mail to every verified address,
 * by text message without one or when a way in was added, and on the profile page. A failed delivery is logged, and the
 * change stays.
 */
export class SecurityNotices {
  readonly #deps: SecurityNoticeDeps;

  constructor(deps: SecurityNoticeDeps) {
    this.#deps = deps;
  }

  /** Sends the notice of a committed change. `client` is such as `Chrome on Linux`. */
  async send(accountId: string, change: SecurityChange, client: string): Promise<void> {
    await bestEffort(this.#deps.log, 'a security event could not be recorded', this.#record(accountId, change, client));
    await bestEffort(this.#deps.log, 'a security notice could not be sent', this.#send(accountId, change));
  }

  async #send(accountId: string, change: SecurityChange): Promise<void> {
    const { brand, db, mail, publicUrl, sms } = this.#deps;
    const locale = (await findAccount(db, accountId))?.locale ?? 'en-US';
    const link = `${publicUrl}/${locale}/user-profile`;
    const identities = await listIdentities(db, accountId);
    const to = (channel: 'email' | 'phone') =>
      identities.flatMap(({ kind, subject }) => (kind === channel ? subject : []));
    const addresses = to('email');
    if (mail !== undefined) {
      const message = noticeMail(change, { locale, brand, link });
      await Promise.all(addresses.map((address) => mail.send({ to: address, ...message })));
    }
    // A new address may be an intruder's: the phone gets the notice too.
    const isTold = mail !== undefined && addresses.length > 0 && typeof change !== 'object';
    if (isTold || sms === undefined) return;
    const text = noticeSms(change, { locale, brand, link });
    await Promise.all(to('phone').map((phone) => sms.send({ to: phone, text })));
  }

  async #record(accountId: string, change: SecurityChange, client: string): Promise<void> {
    const { clock, db, ids } = this.#deps;
    await insertSecurityEvent(db, {
      event_id: ids.next('sec'),
      account_id: accountId,
      kind: typeof change === 'object' ? 'method-added' : change,
      client,
      created_at: clock.now(),
    });
  }
}
