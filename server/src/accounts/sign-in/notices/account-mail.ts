import type { Queries } from '../../../db/database.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../lib/locale.ts';
import type { MailProvider } from '../../../providers/mail/mail.ts';
import { findAccount } from '../../session-store.ts';
import { listIdentities } from '../identity-store.ts';

interface MailText {
  subject: string;
  text: string;
}

/** Mails to the owner of an account, at every address that they have proved. */
export class AccountMail {
  readonly #mail: MailProvider | undefined;

  constructor(mail: MailProvider | undefined) {
    this.#mail = mail;
  }

  async canReach(db: Queries, accountId: string): Promise<boolean> {
    return this.#mail !== undefined && (await addressesOf(db, accountId)).length > 0;
  }

  /** The first address that the owner has proved. */
  async addressOf(db: Queries, accountId: string): Promise<string | undefined> {
    return (await addressesOf(db, accountId))[0];
  }

  /** The language that the owner reads in. */
  async localeOf(db: Queries, accountId: string): Promise<Locale> {
    return (await findAccount(db, accountId))?.locale ?? DEFAULT_LOCALE;
  }

  /**
   * @param write the mail in the language that they read in
   * @throws {DeliveryError}
   */
  async send(db: Queries, accountId: string, write: (locale: Locale) => MailText): Promise<void> {
    await (
      await this.prepare(db, accountId, write)
    )();
  }

  /** As `send`, to be sent later: by then the account may be gone. */
  async prepare(db: Queries, accountId: string, write: (locale: Locale) => MailText): Promise<() => Promise<void>> {
    const message = write(await this.localeOf(db, accountId));
    const addresses = await addressesOf(db, accountId);
    return async () => {
      const mail = this.#mail;
      if (mail !== undefined) await Promise.all(addresses.map((to) => mail.send({ to, ...message })));
    };
  }
}

async function addressesOf(db: Queries, accountId: string): Promise<string[]> {
  const identities = await listIdentities(db, accountId);
  return identities.flatMap(({ kind, subject }) => (kind === 'email' ? subject : []));
}
