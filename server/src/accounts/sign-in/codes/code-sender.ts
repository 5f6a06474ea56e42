import type { Brand } from '../../../config/config.ts';
import type { Queries } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Locale } from '../../../lib/locale.ts';
import type { Clock } from '../../../lib/clock.ts';
import { DeliveryError } from '../../../providers/delivery-error.ts';
import type { MailProvider } from '../../../providers/mail/mail.ts';
import type { SmsProvider } from '../../../providers/sms/sms.ts';
import type { CodePlace } from './code-store.ts';
import { codeMail, codeSms, type CodeMessage } from './code-texts.ts';
import { CODE_MINUTES, type Codes } from './codes.ts';
import { findKnownDevice } from '../identity-store.ts';
import { resetQuota, countUse, type Quota } from '../../../rate-limits/quota-store.ts';

const HOUR_MS = 3_600_000;
/** Codes per hour and recipient for one network address or one known device. */
const MOST_FOR_PAIR = 5;
/** Codes per hour and recipient for all unknown devices. */
const MOST_FOR_STRANGERS = 10;
/** Codes per hour and recipient for all known devices: the owner's reserve. */
const MOST_FOR_KNOWN = 10;

export interface CodeLimits {
  /** Pause between two codes for one recipient and requester. */
  cooldownMs: number;
  /** Codes per hour and network; 0 is no limit. */
  perHour: number;
}

export interface CodeSenderDeps {
  db: Queries;
  clock: Clock;
  codes: Codes;
  brand: Brand;
  limits: CodeLimits;
  /** Undefined where switched off. */
  mail: MailProvider | undefined;
  sms: SmsProvider | undefined;
}

export interface CodeRequest extends CodePlace {
  locale: Locale;
  /** Undefined for a call from within this process. */
  network: string | undefined;
}

/**
 * Sends codes such that strangers can neither find accounts, nor lock owners out, nor cause costs:
 *
 * 1. A device on which the recipient's account has signed in has a reserve: five codes an hour, ten with all such
 *    devices, and its own pause. Strangers never use it up. Responses do not depend on whether an account exists.
 * 2. Other devices share a pause and five codes an hour per recipient and network address; an address has a limit over
 *    all recipients. A stranger elsewhere never makes the owner wait.
 * 3. All unknown devices together get ten codes an hour per recipient. A stranger with many addresses can exhaust them,
 *    which bounds messages and costs at twenty an hour.
 *
 * Guesses cannot be exhausted by others: each device has its own code with five tries (see `Codes`).
 */
export class CodeSender {
  readonly #deps: CodeSenderDeps;

  constructor(deps: CodeSenderDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_IMPLEMENTED, RATE_LIMITED, or UNAVAILABLE after a failed delivery, when the next may follow at once. */
  async send(request: CodeRequest): Promise<void> {
    const deliver = this.#deliveryOf(request);
    const asker = await this.#askerOf(request);
    await this.#limit(request, asker);
    const code = await this.#deps.codes.issue(request);
    const { brand } = this.#deps;
    try {
      await deliver({ brand, code, locale: request.locale, minutes: CODE_MINUTES });
    } catch (cause) {
      if (!(cause instanceof DeliveryError)) throw cause;
      await resetQuota(this.#deps.db, cooldownBucket(request, asker));
      throw new AppError('UNAVAILABLE', 'The code could not be sent', { cause, headers: { 'retry-after': '10' } });
    }
  }

  #deliveryOf({ channel, subject }: CodeRequest): (message: CodeMessage) => Promise<void> {
    const { mail, sms } = this.#deps;
    const ways = {
      email: mail && ((message) => mail.send({ to: subject, ...codeMail(message), code: message.code })),
      phone: sms && ((message) => sms.send({ to: subject, text: codeSms(message), code: message.code })),
    } satisfies Record<CodePlace['channel'], ((message: CodeMessage) => Promise<void>) | undefined>;
    const way = ways[channel];
    if (way === undefined) throw new AppError('NOT_IMPLEMENTED', 'This server does not offer this way of signing in');
    return way;
  }

  async #askerOf({ channel, deviceId, network = 'here', subject }: CodeRequest): Promise<Asker> {
    const known = await findKnownDevice(this.#deps.db, { kind: channel, subject }, deviceId);
    return known === undefined ? { name: network, isKnown: false } : { name: `device ${known}`, isKnown: true };
  }

  async #limit(request: CodeRequest, asker: Asker): Promise<void> {
    const { clock, db, limits } = this.#deps;
    const { channel, network, subject } = request;
    const recipient = `${channel} ${subject}`;
    const together = asker.isKnown
      ? { bucket: `codes for ${recipient} on known devices`, most: MOST_FOR_KNOWN, windowMs: HOUR_MS }
      : { bucket: `codes for ${recipient}`, most: MOST_FOR_STRANGERS, windowMs: HOUR_MS };
    const isCountedByNetwork = network !== undefined && !asker.isKnown;
    const quotas: Quota[] = [
      ...(isCountedByNetwork ? [{ bucket: `codes of ${network}`, most: limits.perHour, windowMs: HOUR_MS }] : []),
      ...(limits.cooldownMs === 0
        ? []
        : [{ bucket: cooldownBucket(request, asker), most: 1, windowMs: limits.cooldownMs }]),
      { bucket: `codes for ${recipient} from ${asker.name}`, most: MOST_FOR_PAIR, windowMs: HOUR_MS },
      together,
    ];
    for (const quota of quotas) await countUse(db, clock.now(), quota);
  }
}

interface Asker {
  name: string;
  isKnown: boolean;
}

function cooldownBucket({ channel, subject }: CodePlace, asker: Asker): string {
  return `code cooldown of ${channel} ${subject} from ${asker.name}`;
}
