import type { Brand } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Locale } from '../../explore/locale.ts';
import type { Clock } from '../../lib/clock.ts';
import { DeliveryError } from '../../providers/delivery-error.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import type { SmsProvider } from '../../providers/sms/sms.ts';
import type { CodePlace } from './code-store.ts';
import { codeMail, codeSms, type CodeMessage } from './code-texts.ts';
import { CODE_MINUTES, type Codes } from './codes.ts';
import { resetQuota, countUse } from './quotas.ts';

const HOUR_MS = 3_600_000;
/** Codes for one recipient in an hour, whoever asks for them: what it costs to annoy somebody stays small. */
const MOST_FOR_RECIPIENT = 10;

export interface CodeLimits {
  /** Time between two codes for one recipient. */
  cooldownMs: number;
  /** Codes in an hour that one network may ask for; 0 is no limit. */
  perHour: number;
}

export interface CodeSenderParts {
  db: Queries;
  clock: Clock;
  codes: Codes;
  brand: Brand;
  limits: CodeLimits;
  /** Undefined where the way is switched off. */
  mail: MailProvider | undefined;
  sms: SmsProvider | undefined;
}

export interface CodeRequest extends CodePlace {
  locale: Locale;
  /** Bucket of the caller's network address; undefined for a call from within this process. */
  network: string | undefined;
}

/**
 * Sends codes. Whether the recipient has an account makes no difference to anything that happens here, so nobody can
 * find out by asking.
 */
export class CodeSender {
  readonly #parts: CodeSenderParts;

  constructor(parts: CodeSenderParts) {
    this.#parts = parts;
  }

  /**
   * @throws {AppError} NOT_IMPLEMENTED where the way is off, RATE_LIMITED, or UNAVAILABLE when the carrier did not
   * take the message; then another one may be asked for at once.
   */
  async send(request: CodeRequest): Promise<void> {
    const deliver = this.#deliveryOf(request);
    await this.#limit(request);
    const code = await this.#parts.codes.issue(request);
    const { brand } = this.#parts;
    try {
      await deliver({ brand, code, locale: request.locale, minutes: CODE_MINUTES });
    } catch (cause) {
      if (!(cause instanceof DeliveryError)) throw cause;
      await resetQuota(this.#parts.db, cooldownBucket(request));
      throw new AppError('UNAVAILABLE', 'The code could not be sent', { cause, headers: { 'retry-after': '10' } });
    }
  }

  #deliveryOf({ channel, subject }: CodeRequest): (message: CodeMessage) => Promise<void> {
    const { mail, sms } = this.#parts;
    const ways = {
      email: mail && ((message) => mail.send({ to: subject, ...codeMail(message), code: message.code })),
      phone: sms && ((message) => sms.send({ to: subject, text: codeSms(message), code: message.code })),
    } satisfies Record<CodePlace['channel'], ((message: CodeMessage) => Promise<void>) | undefined>;
    const way = ways[channel];
    if (way === undefined) throw new AppError('NOT_IMPLEMENTED', 'This server does not offer this way of signing in');
    return way;
  }

  async #limit(request: CodeRequest): Promise<void> {
    const { clock, db, limits } = this.#parts;
    const { network } = request;
    const quotas = [
      ...(network === undefined ? [] : [{ bucket: `codes of ${network}`, most: limits.perHour, windowMs: HOUR_MS }]),
      ...(limits.cooldownMs === 0 ? [] : [{ bucket: cooldownBucket(request), most: 1, windowMs: limits.cooldownMs }]),
      { bucket: `codes for ${request.channel} ${request.subject}`, most: MOST_FOR_RECIPIENT, windowMs: HOUR_MS },
    ];
    for (const quota of quotas) await countUse(db, clock.now(), quota);
  }
}

function cooldownBucket({ channel, subject }: CodePlace): string {
  return `code cooldown of ${channel} ${subject}`;
}
