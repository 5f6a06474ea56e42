import type { StoryCard, StoryRole } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';
import { declaring } from './declared-maturity-store.ts';
import { detailColumn } from './own-entry-store.ts';
import {
  findOwnStory,
  insertStory,
  insertStoryTexts,
  replaceStoryCast,
  replaceStoryTexts,
  updateStory,
} from './own-story-store.ts';
import { LAST_RANK, type OwnKind } from './own-entries.ts';
import { findCastIds } from '../story-store.ts';
import type { StoryRow, StoryTextRow } from '../tables.ts';

export interface NewStory {
  storyId: string;
  ownerId: string;
  title: string;
  tagline: string;
  synopsis: string;
  opening: string;
  kind: StoryRow['kind'];
  /** Of the longest path, or of a usual one without `fewestRounds`; null for novels and where unknown. */
  rounds: number | null;
  /** Of the shortest path; null for novels and where paths are unknown. */
  fewestRounds: number | null;
  /** Null for a dynamic story. */
  chapters: number | null;
  endings: number;
  readingMinutes: number;
  words: number;
  roles: readonly StoryRole[];
  /** Characters that appear, the most important first. */
  cast: readonly string[];
  creatorName: string;
  language: Locale;
  mature: boolean;
  pictureKey: string;
  coverColor: string;
  coverInk: StoryRow['cover_ink'];
  now: number;
}

/** Detail: the word count. */
export const OWN_STORIES: OwnKind<StoryCard, number> = {
  table: 'stories',
  idColumn: 'story_id',
  list: 'own-stories',
  detail: detailColumn('word_count'),
  idOf: (card) => card.storyId,
  cardsOf: (explore, view, ids) => explore.storyCards(view, ids),
  missing: 'There is no such story',
};

/** Inserts a private story. */
export async function addPrivateStory(trx: Trx, story: NewStory): Promise<void> {
  const { now, storyId } = story;
  await insertStory(trx, {
    ...columnsOf(story),
    story_id: storyId,
    tags: '[]',
    creator_name: story.creatorName,
    created_at: now,
    listed_at: now,
    rank: LAST_RANK,
    reader_count: 0,
    owner_id: story.ownerId,
    visibility: 'private',
    deleted_at: null,
    published_at: null,
    withheld_at: null,
    withheld_reason: null,
    withheld_digest: null,
    declared_mature: null,
  });
  await insertStoryTexts(trx, textsOf(story));
  await replaceStoryCast(trx, storyId, story.cast);
}

/** Puts a story in the place of the one that it was; who made it, who sees it and how many have read it stays. */
export async function changeOwnStory(trx: Trx, story: NewStory): Promise<void> {
  const { storyId } = story;
  await updateStory(trx, storyId, { ...columnsOf(story), ...declaring('stories', story.mature ? 1 : 0) });
  await replaceStoryTexts(trx, storyId, textsOf(story));
  await replaceStoryCast(trx, storyId, story.cast);
}

function columnsOf(story: NewStory) {
  return {
    language: story.language,
    mature: story.mature ? 1 : 0,
    kind: story.kind,
    rounds: story.rounds,
    fewest_rounds: story.fewestRounds,
    chapters: story.chapters,
    endings: story.endings,
    reading_minutes: story.readingMinutes,
    opening: story.opening,
    cover_color: story.coverColor,
    cover_ink: story.coverInk,
    picture_key: story.pictureKey,
    word_count: story.words,
    roles: JSON.stringify(story.roles),
    languages: '[]',
  };
}

function textsOf({ language, storyId, synopsis, tagline, title }: NewStory): StoryTextRow[] {
  const texts = {
    display_locale: language,
    title,
    tagline,
    synopsis,
    opening: null,
    roles: null,
    name_key: normalizeForSearch(title),
  };
  const searchText = normalizeForSearch(`${title}\n${tagline}`);
  return LOCALES.map((locale) => ({ story_id: storyId, locale, ...texts, search_text: searchText }));
}

/** A story of this owner with its cast; undefined for a deleted one, and for one of another owner. */
export async function readOwnStory(db: Queries, ownerId: string, storyId: string) {
  const row = await findOwnStory(db, ownerId, storyId);
  return row && { ...row, cast: await findCastIds(db, storyId) };
}
