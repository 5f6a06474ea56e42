import { useEffect, useState } from 'react';

import type { PhoneCountries } from '@fabula/ui/sign-in';

import { loadChunk } from '../../../lazy/chunk';
import { useLocale } from '../../../i18n/use-locale';
import { needsCountry } from './identifier';
import type { PhoneCountry } from './phone-number';

/** Countries in the page's language and order; undefined until a phone without a prefix is typed. */
export function usePhoneCountries(typed: string): PhoneCountries['choices'] | undefined {
  const locale = useLocale();
  const [countries, setCountries] = useState<readonly PhoneCountry[]>();
  const isNeeded = needsCountry(typed);
  useEffect(() => {
    if (!isNeeded || countries !== undefined) return undefined;
    let isGone = false;
    loadChunk(() => import('./phone-number')).then(
      ({ phoneCountries }) => {
        if (!isGone) setCountries(phoneCountries());
      },
      // Sending the code loads it again, and says so where it fails.
      (cause: unknown) => console.warn('The countries of phones could not be loaded', cause),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, countries]);

  if (!isNeeded || countries === undefined) return undefined;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .toSorted((one, other) => compare(one.name, other.name));
}
