import type { StoryCard, StoryRole } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';
import { detailColumn } from './own-entry-store.ts';
import { insertStory, insertStoryTexts } from './own-story-store.ts';
import { LAST_RANK, type OwnKind } from './own-entries.ts';
import type { StoryRow } from '../tables.ts';

export interface NewStory {
  storyId: string;
  ownerId: string;
  title: string;
  tagline: string;
  synopsis: string;
  opening: string;
  kind: StoryRow['kind'];
  /** Of the longest way, or of a usual one where `fewestRounds` is null; null for a novel and where nothing is known. */
  rounds: number | null;
  /** Of the shortest way; null for a novel and where not every way is known. */
  fewestRounds: number | null;
  /** Null for a dynamic story. */
  chapters: number | null;
  endings: number;
  readingMinutes: number;
  words: number;
  roles: readonly StoryRole[];
  creatorName: string;
  language: Locale;
  mature: boolean;
  pictureKey: string;
  coverColor: string;
  coverInk: StoryRow['cover_ink'];
  now: number;
}

/** Own stories; the detail of each is how many words it has. */
export const OWN_STORIES: OwnKind<StoryCard, number> = {
  table: 'stories',
  idColumn: 'story_id',
  list: 'own-stories',
  detail: detailColumn('word_count'),
  idOf: (card) => card.storyId,
  cardsOf: (explore, view, ids) => explore.storyCards(view, ids),
  missing: 'There is no such story',
};

/** Keeps a story that its owner alone sees. */
export async function addPrivateStory(trx: Trx, story: NewStory): Promise<void> {
  const { language, now, storyId, synopsis, tagline, title } = story;
  await insertStory(trx, {
    story_id: storyId,
    language,
    mature: story.mature ? 1 : 0,
    tags: '[]',
    creator_name: story.creatorName,
    created_at: now,
    listed_at: now,
    rank: LAST_RANK,
    kind: story.kind,
    rounds: story.rounds,
    fewest_rounds: story.fewestRounds,
    chapters: story.chapters,
    endings: story.endings,
    reading_minutes: story.readingMinutes,
    reader_count: 0,
    opening: story.opening,
    cover_color: story.coverColor,
    cover_ink: story.coverInk,
    owner_id: story.ownerId,
    visibility: 'private',
    deleted_at: null,
    withheld_at: null,
    picture_key: story.pictureKey,
    word_count: story.words,
    roles: JSON.stringify(story.roles),
  });
  const texts = { display_locale: language, title, tagline, synopsis, name_key: normalizeForSearch(title) };
  const searchText = normalizeForSearch(`${title}\n${tagline}`);
  await insertStoryTexts(
    trx,
    LOCALES.map((locale) => ({ story_id: storyId, locale, ...texts, search_text: searchText })),
  );
}
