import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import { countFollowedCreators } from './creators/creator-store.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';

const ORDER = [
  { column: 'at', direction: 'desc', type: 'number' },
  { column: 'id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface FeedRow {
  kind: 'post' | 'character' | 'story';
  id: string;
  /** For a post its character, else the entry. */
  subject_id: string;
  /** Epoch ms. */
  at: number;
}

export interface FeedRequest {
  cursor?: string | undefined;
  limit: number;
}

export function listOf(accountId: string): object {
  return { list: 'feed', accountId };
}

/**
 * A page of news, newest first, with one extra row where there is more.
 *
 * @param since Epoch ms.
 */
export async function findFeed(
  db: Queries,
  accountId: string,
  { cursor, limit }: FeedRequest,
  since?: number,
): Promise<FeedRow[]> {
  const query = db
    .selectFrom(entries(db, accountId).as('feed'))
    .selectAll()
    .$if(since !== undefined, (all) => all.where('at', '>', since ?? 0));
  return onePage(query, { list: listOf(accountId), order: ORDER, cursor, limit }).execute();
}

function entries(db: Queries, accountId: string) {
  const followed = db.selectFrom('character_follows').select('character_id').where('account_id', '=', accountId);
  const creators = db
    .selectFrom('characters')
    .select('owner_id')
    .where('character_id', 'in', followed)
    .where('owner_id', 'is not', null)
    .where('owner_id', '!=', accountId)
    .union(db.selectFrom('creator_follows').select('creator_id as owner_id').where('account_id', '=', accountId));
  const appearances = db.selectFrom('story_cast').select('story_id').where('character_id', 'in', followed);
  const listed = db.selectFrom('characters').select('character_id').where('visibility', '=', 'public');
  const posts = db
    .selectFrom('posts')
    .select([kindOf('post'), 'post_id as id', 'character_id as subject_id', 'created_at as at'])
    .where('character_id', 'in', followed)
    .where('character_id', 'in', listed)
    .where('hidden_at', 'is', null)
    .where('withheld_at', 'is', null);
  const characters = db
    .selectFrom('characters')
    .select([kindOf('character'), 'character_id as id', 'character_id as subject_id', 'listed_at as at'])
    .where('owner_id', 'in', creators)
    .where('character_id', 'not in', followed)
    .where('visibility', '=', 'public')
    .where('deleted_at', 'is', null);
  const stories = db
    .selectFrom('stories')
    .select([kindOf('story'), 'story_id as id', 'story_id as subject_id', 'listed_at as at'])
    .where((where) => where.or([where('owner_id', 'in', creators), where('story_id', 'in', appearances)]))
    .where('visibility', '=', 'public')
    .where('deleted_at', 'is', null);
  return posts.unionAll(characters).unionAll(stories);
}

function kindOf(kind: FeedRow['kind']) {
  return sql<FeedRow['kind']>`${sql.lit(kind)}`.as('kind');
}

/** Characters and creators. */
export async function countFollowed(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('character_follows')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.total + (await countFollowedCreators(db, accountId));
}

/** Epoch ms; undefined before the first follow. */
export async function findSeenAt(db: Queries, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('feed_seen').select('seen_at').where('account_id', '=', accountId).executeTakeFirst();
  return row?.seen_at;
}

export async function beginFeed(trx: Trx, accountId: string, now: number): Promise<void> {
  await trx
    .insertInto('feed_seen')
    .values({ account_id: accountId, seen_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** Never backwards. */
export async function setSeenAt(db: Queries, accountId: string, until: number): Promise<void> {
  await db
    .updateTable('feed_seen')
    .set({ seen_at: until })
    .where('account_id', '=', accountId)
    .where('seen_at', '<', until)
    .execute();
}
