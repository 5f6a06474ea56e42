import { domainToASCII } from 'node:url';
import emailAddresses from 'email-addresses';
import { AppError } from '../errors.ts';

/** RFC 5321 §4.5.3.1, in octets. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A verified address in canonical form; undefined when not accepted. */
export function canonicalEmail(text: string): string | undefined {
  const parsed = text.length > LONGEST ? null : emailAddresses.parseOneAddress({ input: text, rejectTLD: true });
  if (parsed?.type !== 'mailbox' || parsed.address !== text) return undefined;
  const local = parsed.local.toLowerCase();
  const domain = domainToASCII(parsed.domain).toLowerCase();
  const address = `${local}@${domain}`;
  const sound = LOCAL_PART.test(local) && DOMAIN.test(domain) && local.length <= LONGEST_LOCAL_PART;
  return sound && address.length <= LONGEST ? address : undefined;
}

/** Lower case, the domain in ASCII; stricter than Product §5.1. Throws VALIDATION_FAILED for `field`. */
export function toEmailAddress(text: string, field: string): string {
  const address = canonicalEmail(text);
  if (address === undefined) {
    throw new AppError('VALIDATION_FAILED', 'Please enter a valid email or phone', { field });
  }
  return address;
}
