import type { CountryCode } from 'libphonenumber-js/max';
import type { LoginWay } from '../../../contract/validators.ts';
import { AppError } from '../../../errors.ts';
import type { Locale } from '../../../lib/locale.ts';
import type { CodePlace } from './code-store.ts';
import { toEmailAddress } from '../../../lib/email-address.ts';
import { toPhoneNumber } from './phone-number.ts';

export interface PhoneReading {
  locale: Locale;
  /** Overrides the language's region. */
  region: CountryCode | undefined;
}

type Identifier = Pick<CodePlace, 'channel' | 'subject'>;

/** The identity that a login name means. Throws VALIDATION_FAILED, naming `username`. */
export function toIdentifier(way: LoginWay, username: string, reading: PhoneReading): Identifier {
  if (way === 'password-email') return { channel: 'email', subject: toEmailAddress(username, 'username') };
  if (!/^(?:\d{10,11}|\+[1-9]\d{6,14})$/.test(username)) {
    throw new AppError('VALIDATION_FAILED', 'Please enter a valid email or phone', { field: 'username' });
  }
  return { channel: 'phone', subject: toPhoneNumber(username, 'username', reading) };
}
