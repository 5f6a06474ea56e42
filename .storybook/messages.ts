import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

import { complain } from './complaints';

type Messages = Readonly<Record<string, string>>;
type OnError = NonNullable<IntlConfig['onError']>;

/** Whether a message that a translation lacks fails the story; English shows in its place. */
const missingTranslationFails = false;

/** The language of the sources, which always has every message. */
export const sourceLocale = 'en-US' satisfies Locale;

const catalogues = import.meta.glob<Messages>('../locales/catalogues/*.json', { eager: true, import: 'default' });

/** The catalogue of a language: empty when it has none. */
export const messagesOf = (locale: Locale): Record<string, string> => ({
  ...catalogues[`../locales/catalogues/${locale}.json`],
});

/** Makes every fault of a message in this language fail the story. */
export function complainAbout(locale: Locale): OnError {
  return ({ code, message }) => {
    const isForgiven = code === 'MISSING_TRANSLATION' && locale !== sourceLocale && !missingTranslationFails;
    if (!isForgiven) complain(`${code}: ${message}`);
  };
}
