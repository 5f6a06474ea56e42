import { domainToASCII } from 'node:url';
import emailAddresses from 'email-addresses';
import { AppError } from '../errors.ts';

/** RFC 5321 §4.5.3.1: octets of a whole address, and of what stands before the `@`. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An address that another party has verified, as it is written here; undefined for one that is not taken here. */
export function canonicalEmail(text: string): string | undefined {
  const parsed = text.length > LONGEST ? null : emailAddresses.parseOneAddress({ input: text, rejectTLD: true });
  if (parsed?.type !== 'mailbox' || parsed.address !== text) return undefined;
  const local = parsed.local.toLowerCase();
  const domain = domainToASCII(parsed.domain).toLowerCase();
  const address = `${local}@${domain}`;
  const sound = LOCAL_PART.test(local) && DOMAIN.test(domain) && local.length <= LONGEST_LOCAL_PART;
  return sound && address.length <= LONGEST ? address : undefined;
}

/**
 * The one way in which an address is written here: lower case, the domain in ASCII. The pattern of Product §5.1
 * admits lists and display names; the parser does not.
 *
 * @param field The contract's name of the input.
 * @throws {AppError} VALIDATION_FAILED
 */
export function toEmailAddress(text: string, field: string): string {
  const address = canonicalEmail(text);
  if (address === undefined) {
    throw new AppError('VALIDATION_FAILED', 'Please enter a valid email or phone', { field });
  }
  return address;
}
