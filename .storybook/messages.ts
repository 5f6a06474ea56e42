import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

import { complain } from './complaints';

type Messages = Readonly<Record<string, string>>;
type OnError = NonNullable<IntlConfig['onError']>;

export const sourceLocale = 'en-US' satisfies Locale;

const catalogues = import.meta.glob<Messages>('../locales/catalogues/*.json', { eager: true, import: 'default' });

/** The catalogue of a language: empty when it has none. */
export const messagesOf = (locale: Locale): Record<string, string> => ({
  ...catalogues[`../locales/catalogues/${locale}.json`],
});

/** Makes every fault of a message fail the story, a missing translation among them. */
export const complainAboutMessages: OnError = ({ code, message }) => complain(`${code}: ${message}`);
