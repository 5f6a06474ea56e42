import type { IntlShape } from 'react-intl';

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/** Whether a story is told in the language of the page. @param languages BCP 47 tags */
export const speaksPageLanguage = ({ locale }: IntlShape, languages: readonly string[]): boolean =>
  languages.some((language) => languageOf(language) === languageOf(locale));

/** Names of languages in the language of the page, such as “English and Spanish”. @param languages BCP 47 tags */
export const languageNames = (intl: IntlShape, languages: readonly string[]): string =>
  intl.formatList(
    languages.map((tag) => intl.formatDisplayName(languageOf(tag), { type: 'language' }) ?? tag),
    { type: 'conjunction' },
  );
