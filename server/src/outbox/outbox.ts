import type { Clock } from '../lib/clock.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import type { SmsProvider } from '../providers/sms/sms.ts';

export interface OutboxEntry {
  channel: 'email' | 'sms';
  to: string;
  text: string;
  code?: string;
  /** RFC 3339, UTC. */
  at: string;
}

const MOST_ENTRIES = 500;

export class Outbox {
  readonly #clock: Clock;
  readonly #entries: OutboxEntry[] = [];

  readonly mail: MailProvider = {
    name: 'outbox',
    send: async ({ to, subject, text, code }) => this.#keep('email', to, `${subject}\n\n${text}`, code),
  };

  readonly sms: SmsProvider = {
    name: 'outbox',
    send: async ({ to, text, code }) => this.#keep('sms', to, text, code),
  };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Newest first; of one recipient with `to`. */
  list(to?: string): OutboxEntry[] {
    return this.#entries.filter((entry) => to === undefined || entry.to === to);
  }

  #keep(channel: OutboxEntry['channel'], to: string, text: string, code: string | undefined): void {
    const at = new Date(this.#clock.now()).toISOString();
    this.#entries.unshift({ channel, to, text, ...(code === undefined ? {} : { code }), at });
    this.#entries.length = Math.min(this.#entries.length, MOST_ENTRIES);
  }
}
