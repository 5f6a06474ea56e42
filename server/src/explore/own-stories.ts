import type { StoryCard, StoryRole } from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { afterCursor, cutPage, type SortColumn } from '../lists/keyset.ts';
import type { Explore } from './explore.ts';
import { fold } from './fold.ts';
import { LOCALES, type Locale } from './locale.ts';
import type { StoryRow } from './tables.ts';
import type { View } from './view.ts';

/** A story that somebody brings along. */
export interface NewStory {
  storyId: string;
  ownerId: string;
  title: string;
  tagline: string;
  synopsis: string;
  opening: string;
  kind: StoryRow['kind'];
  /** Null for a novel. */
  rounds: number | null;
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

/** An own story as a list has it. */
export interface OwnStory {
  card: StoryCard;
  words: number;
  createdAt: number;
}

const ORDER = [
  { column: 's.listed_at', direction: 'desc', type: 'number' },
  { column: 's.story_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
/** After everything that the house has put in order. */
const LAST_RANK = 1_000_000;

/** Keeps a story that its owner alone sees. */
export async function addPrivateStory(trx: Trx, story: NewStory): Promise<void> {
  const { language, now, storyId, synopsis, tagline, title } = story;
  await trx
    .insertInto('stories')
    .values({
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
      picture_key: story.pictureKey,
      word_count: story.words,
      roles: JSON.stringify(story.roles),
    })
    .execute();
  const texts = { display_locale: language, title, tagline, synopsis, name_key: fold(title) };
  const searchText = fold(`${title}\n${tagline}`);
  await trx
    .insertInto('story_texts')
    .values(LOCALES.map((locale) => ({ story_id: storyId, locale, ...texts, search_text: searchText })))
    .execute();
}

/** How many stories somebody has, deleted ones left out. */
export async function countOwnStories(db: Queries, ownerId: string, mode: { mature?: boolean } = {}): Promise<number> {
  const row = await db
    .selectFrom('stories')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(mode.mature === false, (query) => query.where('mature', '=', 0))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The viewer's own stories that the content mode shows, the newest first. */
export async function listOwnStories(
  { db }: Database,
  explore: Explore,
  { ownerId, view }: { ownerId: string; view: View },
  request: { cursor?: string | undefined; limit: number },
): Promise<{ items: OwnStory[]; nextCursor: string | null }> {
  const list = { list: 'own-stories', ownerId, mature: view.mature };
  const after = afterCursor({ list, order: ORDER, cursor: request.cursor });
  let query = db
    .selectFrom('stories as s')
    .select(['s.story_id', 's.word_count', 's.created_at', 's.listed_at'])
    .where('s.owner_id', '=', ownerId)
    .where('s.deleted_at', 'is', null)
    .$if(!view.mature, (all) => all.where('s.mature', '=', 0));
  if (after !== undefined) query = query.where(after);
  for (const { column, direction } of ORDER) query = query.orderBy(column, direction);
  const rows = await query.limit(request.limit + 1).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.listed_at, row.story_id]);
  const cards = await explore.storyCards(
    { ...view, viewerId: ownerId },
    page.items.map((row) => row.story_id),
  );
  const cardOf = new Map(cards.map((card) => [card.storyId, card]));
  const items = page.items.flatMap((row) => {
    const card = cardOf.get(row.story_id);
    return card === undefined ? [] : [{ card, words: row.word_count, createdAt: row.created_at }];
  });
  return { items, nextCursor: page.nextCursor };
}

/**
 * Deletes an own story, or brings it back; one that is so already stays so.
 *
 * @param at Epoch ms of the deletion; null brings it back.
 * @throws {AppError} NOT_FOUND for an unknown id, and for a story of somebody else.
 */
export async function setStoryDeleted(db: Queries, ownerId: string, storyId: string, at: number | null): Promise<void> {
  const changed = await db
    .updateTable('stories')
    .set({ deleted_at: at })
    .where('story_id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .returning('story_id')
    .executeTakeFirst();
  if (changed === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
}
