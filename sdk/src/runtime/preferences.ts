import { safeParse } from 'zod/mini';
import { Locale, type ContentModeOutput } from '../generated/model';
import { storageKeys, type KeyValueStorage } from './storage';

/** Adult content is asked for only by exactly `nsfw` (Product §5.4). */
export type ContentMode = ContentModeOutput;

/** What every request says about the visitor's wishes: the headers `sfw-type` and `language-type` (Product §7.1). */
export interface Preferences {
  readonly contentMode: ContentMode;
  readonly language: Locale;
}

/** Language of a visitor whose own language is unknown (Product §9.2). */
export const defaultLanguage = 'en-US' satisfies Locale;

const localeOfCode: Readonly<Record<string, Locale>> = {
  en: 'en-US',
  zh: 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  fr: 'fr-FR',
  es: 'es-ES',
  de: 'de-DE',
};

const isLocale = (tag: unknown): tag is Locale => safeParse(Locale, tag).success;

/**
 * The product's locale for the first of the browser's languages: a supported locale is itself, a bare or otherwise
 * regioned code maps to its full locale, anything else is en-US (Product §5.5).
 */
export function detectLanguage(languages: readonly string[] | undefined): Locale {
  const first = languages?.[0];
  if (isLocale(first)) return first;
  const [code = ''] = (first ?? '').toLowerCase().split('-');
  return localeOfCode[code] ?? defaultLanguage;
}

/** The content mode that a stored or received text stands for (Product §5.4). */
export const toContentMode = (text: string | null | undefined): ContentMode => (text === 'nsfw' ? 'nsfw' : 'sfw');

export interface PreferenceSource {
  readonly storage: KeyValueStorage;
  /** `navigator.languages`, read at each detection; may throw. */
  readonly languages: () => readonly string[] | undefined;
}

const detect = (languages: PreferenceSource['languages']): Locale => {
  try {
    return detectLanguage(languages());
  } catch {
    return defaultLanguage;
  }
};

/**
 * Reads the visitor's preferences from storage; what is missing there is detected and written back (Product §7.1).
 * Give the returned function to `configure` as `preferences`.
 */
export function storedPreferences({ storage, languages }: PreferenceSource): () => Preferences {
  return () => {
    const storedMode = storage.getItem(storageKeys.contentMode);
    const contentMode = toContentMode(storedMode);
    if (storedMode === null) storage.setItem(storageKeys.contentMode, contentMode);

    const storedLanguage = storage.getItem(storageKeys.language);
    if (isLocale(storedLanguage)) return { contentMode, language: storedLanguage };
    const language = detect(languages);
    storage.setItem(storageKeys.language, language);
    return { contentMode, language };
  };
}
