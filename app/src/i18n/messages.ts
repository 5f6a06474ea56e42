import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

import { createStore } from '../data/store';

export type Messages = Exclude<IntlConfig['messages'], undefined>;

/** Texts that only some pages need: their ids begin with the part's name (`locales/parts.json`). */
export type TextPart =
  | 'account'
  | 'bench'
  | 'blog'
  | 'bonus'
  | 'bundle'
  | 'card'
  | 'cardTest'
  | 'cart'
  | 'chat'
  | 'collection'
  | 'community'
  | 'continue'
  | 'crisis'
  | 'draft'
  | 'editor'
  | 'favourite'
  | 'feed'
  | 'funny'
  | 'gift'
  | 'ink'
  | 'landing'
  | 'legal'
  | 'lora'
  | 'notification'
  | 'novel'
  | 'numbers'
  | 'offline'
  | 'operator'
  | 'paint'
  | 'pictures'
  | 'play'
  | 'post'
  | 'publicLog'
  | 'publish'
  | 'room'
  | 'share'
  | 'shop'
  | 'signIn'
  | 'storyEditor'
  | 'storyPage'
  | 'storyWizard'
  | 'suggestion'
  | 'talk'
  | 'userProfile'
  | 'versions'
  | 'web3'
  | 'whitePaper'
  | 'wizard';

const catalogues = import.meta.glob<Messages>('../../../locales/compiled/*.json', { import: 'default' });

const none: Messages = {};
const loaded = createStore<Partial<Record<Locale, Messages>>>({});
const present = new Set<string>();

const moduleOf = (locale: Locale, part?: TextPart): string =>
  part === undefined ? `../locales/compiled/${locale}.json` : `../locales/compiled/${part}/${locale}.json`;

/** Where the build finds the catalogues of a language, for the server to name their chunks. */
export const catalogueModules = (locale: Locale, parts: readonly TextPart[]): string[] => [
  moduleOf(locale),
  ...(parts.length > 0 ? ['src/i18n/part-catalogues.ts'] : []),
  ...parts.map((part) => moduleOf(locale, part)),
];

async function fetchTexts(module: string): Promise<Messages | undefined> {
  const load = catalogues[`../../${module}`] ?? (await import('./part-catalogues')).partCatalogues[`../../${module}`];
  return load?.();
}

/** Fetches the texts of a language, each part once, for {@link messagesOf}; rejects when a chunk cannot be loaded. */
export async function loadMessages(locale: Locale, parts: readonly TextPart[] = []): Promise<void> {
  const wanted = [moduleOf(locale), ...parts.map((part) => moduleOf(locale, part))];
  const missing = wanted.filter((module) => !present.has(module));
  const load = async (module: string) => {
    const texts = await fetchTexts(module);
    loaded.set({ [locale]: { ...messagesOf(locale), ...texts } });
    present.add(module);
  };
  await Promise.all(missing.map(load));
}

/** The texts of a language that {@link loadMessages} has fetched; none before that. */
export const messagesOf = (locale: Locale): Messages => loaded.get()[locale] ?? none;

/** Calls back after each {@link loadMessages} that brought texts; answers how to stop that. */
export const subscribeToMessages = loaded.subscribe;
