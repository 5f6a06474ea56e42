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

/** Product §9.1; the server knows whether the number exists. */
const specified = /^\d{10,11}$/;

/** A phone in E.164. Ten or eleven digits always count (Product §5.1), other lengths only where valid in `country`. */
export function readPhoneNumber(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return specified.test(typed) || number?.isValid() === true ? number?.number : undefined;
}
