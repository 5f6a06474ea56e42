import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

/** The compiled texts of one language, by message id. */
export type Messages = Exclude<IntlConfig['messages'], undefined>;

const catalogues = import.meta.glob<Messages>('../../../locales/compiled/*.json', { import: 'default' });
const sourceLocale = 'en-US' satisfies Locale;

const loaded = new Map<Locale, Messages>();

/** Where the build finds the catalogue of a language, for the server to name its chunk. */
export const catalogueModule = (locale: Locale): string => `../locales/compiled/${locale}.json`;

/**
 * Fetches the texts of a language once; {@link messagesOf} gives them from then on. A language without a catalogue of
 * its own speaks the source language.
 *
 * @throws when the chunk cannot be loaded
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const present = loaded.get(locale);
  if (present !== undefined) return present;
  const load = catalogues[`../../${catalogueModule(locale)}`] ?? catalogues[`../../${catalogueModule(sourceLocale)}`];
  const messages = (await load?.()) ?? {};
  loaded.set(locale, messages);
  return messages;
}

/** The texts of a language that {@link loadMessages} has fetched; none before that. */
export const messagesOf = (locale: Locale): Messages => loaded.get(locale) ?? {};
