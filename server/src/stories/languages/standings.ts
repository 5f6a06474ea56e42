import type { Locale } from '../../lib/locale.ts';
import { showEnding, showProgress } from '../rounds/show.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import type { ToldLanguage, Translations } from './in-language.ts';
import { translateTitles, type Standing, type StoryTitles } from './story-titles.ts';

type Row = Pick<StorySessionRow, 'file_id' | 'story_id' | 'story_session_id'> &
  Pick<StoryRoundRow, 'ending_id' | 'ending_title' | 'language' | 'progress'>;

interface Titled extends Pick<Translations, 'languageFor'> {
  titlesIn(story: Row, language: ToldLanguage): Promise<StoryTitles | undefined>;
}

/**
 * How far plays have come and how they ended, in the language of their reader where their stories are told in it. No
 * round is told again for it.
 */
export async function standingsIn(
  titles: Titled,
  locale: Locale,
  rows: readonly Row[],
): Promise<(row: Row) => Standing> {
  const words = new Map<string, { told: StoryTitles; wanted: StoryTitles }>();
  for (const row of rows) {
    const language = await titles.languageFor(row, locale);
    if (row.language === language) continue;
    const told = await titles.titlesIn(row, row.language);
    const wanted = await titles.titlesIn(row, language);
    if (told && wanted) words.set(row.story_session_id, { told, wanted });
  }
  return (row) => {
    const standing = { progress: showProgress(row), ending: showEnding(row) };
    const known = words.get(row.story_session_id);
    return known === undefined ? standing : translateTitles(standing, known.told, known.wanted);
  };
}
