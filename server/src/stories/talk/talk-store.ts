import type { Queries, Trx } from '../../db/database.ts';
import type { StorySessionRow } from '../tables.ts';
import type { StoryOfferRow } from './tables.ts';

export async function findAnySession(db: Queries, sessionId: string): Promise<StorySessionRow> {
  return db
    .selectFrom('story_sessions')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** What a story says of itself, in the language that it is written in. */
export interface StoryWords {
  title: string;
  synopsis: string;
  /** JSON: whom a reader can be. */
  roles: string;
}

export async function findStoryWords(db: Queries, storyId: string): Promise<StoryWords> {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select(['t.title', 't.synopsis', 's.roles'])
    .where('s.story_id', '=', storyId)
    .executeTakeFirstOrThrow();
}

export async function findRecognised(db: Queries, chatId: string): Promise<StoryOfferRow[]> {
  return db.selectFrom('story_offers').selectAll().where('chat_id', '=', chatId).execute();
}

export async function insertRecognised(trx: Trx, offer: StoryOfferRow): Promise<void> {
  await trx
    .insertInto('story_offers')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRecognised(trx: Trx, chatId: string): Promise<void> {
  await trx.deleteFrom('story_offers').where('chat_id', '=', chatId).execute();
}
