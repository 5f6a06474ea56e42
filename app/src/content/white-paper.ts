import type { Locale } from '@fabula/sdk';
import type { WhitePaperValue } from '@fabula/ui/white-paper';

import { loadChunk } from '../lazy/chunk';
import { whitePaperList } from './compiled/white-paper-list';
import { firstLanguage, minutesOf } from './posts';

/** A language of the white paper, and the day of its last change there, such as `2026-11-27`. */
export interface WhitePaperVersion {
  readonly locale: Locale;
  readonly changedOn: string;
}

/** The white paper in one language, as the build has compiled it. */
export interface WhitePaperText extends Omit<WhitePaperValue, 'lang' | 'minutes'> {
  readonly locale: Locale;
  /** Words of its text, counted at the build. */
  readonly words: number;
}

const texts = import.meta.glob<WhitePaperText>('./compiled/white-paper/*.json', { import: 'default' });

/** The languages that the white paper is written in, the first language first. */
export const whitePaperLanguages: readonly Locale[] = whitePaperList
  .map(({ locale }) => locale)
  .toSorted((one, other) => Number(other === firstLanguage) - Number(one === firstLanguage));

/** The day of the last change of the white paper in its first language. */
export const whitePaperChangedOn = whitePaperList.find(({ locale }) => locale === firstLanguage)?.changedOn;

/**
 * Loads the white paper in a language, or in the first one where it is not translated.
 *
 * @throws ChunkLoadError
 */
export async function loadWhitePaper(locale: Locale): Promise<WhitePaperText> {
  const shown = whitePaperLanguages.includes(locale) ? locale : firstLanguage;
  const load = texts[`./compiled/white-paper/${shown}.json`];
  if (load === undefined) throw new Error(`The white paper in ${shown} was not compiled`);
  return loadChunk(load);
}

/**
 * The white paper as a reader of a language sees it: its links lead to pages in that language, with their whole address
 * for print.
 *
 * @param publicUrl Origin of the site
 */
export function whitePaperValue(text: WhitePaperText, locale: Locale, publicUrl: string): WhitePaperValue {
  const linked = (html: string) =>
    html.replaceAll(/href="page:([^"]+)"/g, `href="/${locale}/$1" data-address="${publicUrl}/${locale}/$1"`);
  const ofParts = (parts: WhitePaperText['lead']) =>
    parts.map((part) => ('html' in part ? { html: linked(part.html) } : part));
  const { changedOn, chapters, description, figures, lead, title } = text;
  return {
    title,
    description,
    changedOn,
    figures,
    minutes: minutesOf(text),
    lang: text.locale === locale ? undefined : text.locale,
    lead: ofParts(lead),
    chapters: chapters.map(({ checks, id, parts, title: name }) => ({
      id,
      title: name,
      parts: ofParts(parts),
      checks: { ...checks, html: linked(checks.html) },
    })),
  };
}
