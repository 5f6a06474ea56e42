import { readGlobals } from '../../../.storybook/globals';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>('../../../locales/catalogues/*.json', {
  eager: true,
  import: 'default',
});

/** A message's text in the toolbar's language, without placeholders; throws without one. */
export function wordsIn(globals: Record<string, unknown>, id: string): string {
  const { locale } = readGlobals(globals);
  const words = catalogues[`../../../locales/catalogues/${locale}.json`]?.[id];
  if (words === undefined) throw new Error(`${locale} has no message ${id}`);
  return words;
}
