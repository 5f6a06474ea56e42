import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

import { complain } from './complaints';

type Messages = Readonly<Record<string, string>>;
type OnError = NonNullable<IntlConfig['onError']>;

/** Whether a message that a language lacks fails the story; English then shows in its place. */
const missingMessageFails = false;

const catalogues = import.meta.glob<Messages>('../locales/catalogues/*.json', { eager: true, import: 'default' });

/** The catalogue of a language: empty when it has none yet. */
export const messagesOf = (locale: Locale): Record<string, string> => ({
  ...catalogues[`../locales/catalogues/${locale}.json`],
});

/** Every fault of a message fails the story. */
export const onIntlError: OnError = ({ code, message }) => {
  if (code === 'MISSING_TRANSLATION' && !missingMessageFails) return;
  complain(`${code}: ${message}`);
};
