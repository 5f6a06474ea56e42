import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export interface PhoneCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly callingCode: string;
}

export const phoneCountries = (): readonly PhoneCountry[] =>
  getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) }));

/** Product §9.1: whether such a number exists is for the server to say. */
const specified = /^\d{10,11}$/;

/**
 * A phone in E.164, as typed: a number of `country`, or of its own where it begins with `+`. Ten or eleven digits are
 * always taken (Product §5.1), fewer or more only where they make a number of that country. `undefined` for what is
 * no phone.
 */
export function readPhoneNumber(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return specified.test(typed) || number?.isValid() === true ? number?.number : undefined;
}
