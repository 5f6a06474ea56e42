import { readGlobals } from '../../../.storybook/globals';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>('../../../locales/catalogues/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A text as the language of the toolbar has it, for plays that look for words in any language.
 *
 * @param id of a message without placeholders
 * @throws Error where the catalogue has no such message
 */
export function wordsIn(globals: Record<string, unknown>, id: string): string {
  const { locale } = readGlobals(globals);
  const words = catalogues[`../../../locales/catalogues/${locale}.json`]?.[id];
  if (words === undefined) throw new Error(`${locale} has no message ${id}`);
  return words;
}
