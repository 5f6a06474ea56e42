import type { ChatRow } from '../../chats/tables.ts';
import type { Queries, Trx } from '../../db/database.ts';
import type { StorySessionRow } from '../tables.ts';
import type { StoryOfferRow } from './tables.ts';

/** The chat with a character inside a play; undefined before it has begun, and when it was deleted. */
export async function findTalk(db: Queries, sessionId: string, characterId: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .where('character_id', '=', characterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Takes the talks of a play away. Answers the replies under way, which are now nobody's. */
export async function deleteTalks(trx: Trx, sessionId: string, now: number): Promise<string[]> {
  const gone = await trx
    .updateTable('chats')
    .set({ deleted_at: now })
    .where('story_session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .returning('replying_id')
    .execute();
  return gone.flatMap(({ replying_id: replyingId }) => replyingId ?? []);
}

/** The play that a talk is a part of, whoever owns it. */
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

/** What a model has recognised in a talk. */
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
