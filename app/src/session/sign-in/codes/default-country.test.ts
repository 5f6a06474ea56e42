import { expect, test } from 'vitest';

import { defaultCountry } from './default-country';

test.each([
  ['the page’s language says', 'en-US', null, [], 'US'],
  ['the browser says, in the page’s language', 'en-US', null, ['de-DE', 'en-GB', 'en'], 'GB'],
  ['the page’s language says, when the browser speaks another', 'ar-SA', null, ['de-DE', 'fr'], 'SA'],
  ['the server is set to', 'en-US', 'IN', ['en-GB'], 'IN'],
] as const)('a phone is read in the country that %s', (_, locale, configured, languages, country) => {
  expect(defaultCountry(locale, configured, languages)).toBe(country);
});
