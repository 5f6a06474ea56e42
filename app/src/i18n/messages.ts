import type { Locale } from '@fabula/sdk';
import type { IntlConfig } from 'react-intl';

/** The compiled texts of one language, by message id. */
export type Messages = Exclude<IntlConfig['messages'], undefined>;

/** Texts that only some pages need: their ids begin with the part's name (`locales/parts.json`). */
export type TextPart =
  | 'account'
  | 'bonus'
  | 'card'
  | 'cardTest'
  | 'chat'
  | 'continue'
  | 'crisis'
  | 'draft'
  | 'editor'
  | 'favourite'
  | 'feed'
  | 'ink'
  | 'legal'
  | 'lora'
  | 'novel'
  | 'pictures'
  | 'play'
  | 'post'
  | 'publish'
  | 'room'
  | 'share'
  | 'shop'
  | 'signIn'
  | 'storyPage'
  | 'suggestion'
  | 'talk'
  | 'userProfile'
  | 'versions'
  | 'wizard';

const catalogues = import.meta.glob<Messages>('../../../locales/compiled/*.json', { import: 'default' });

const loaded = new Map<Locale, Messages>();
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

/**
 * Fetches the texts of a language, each part once; {@link messagesOf} gives them from then on.
 *
 * @param parts what a page needs beyond the texts of all pages
 * @throws when a chunk cannot be loaded
 */
export async function loadMessages(locale: Locale, parts: readonly TextPart[] = []): Promise<void> {
  const wanted = [moduleOf(locale), ...parts.map((part) => moduleOf(locale, part))];
  const missing = wanted.filter((module) => !present.has(module));
  const load = async (module: string) => {
    const texts = await fetchTexts(module);
    loaded.set(locale, Object.assign({}, messagesOf(locale), texts));
    present.add(module);
  };
  await Promise.all(missing.map(load));
}

/** The texts of a language that {@link loadMessages} has fetched; none before that. */
export const messagesOf = (locale: Locale): Messages => loaded.get(locale) ?? {};
