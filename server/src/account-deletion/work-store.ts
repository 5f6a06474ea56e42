import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import { RemixChain } from '../explore/remix-chain.ts';
import { countVisibilityChange } from '../explore/own/visibility-change-store.ts';
import { blankReports, erasePosts, findPosts } from './social-store.ts';

/** Takes characters and stories off every list at once, as their own deletion does. */
export async function withdrawWorks(trx: Trx, accountId: string, now: number): Promise<void> {
  const characters = await trx
    .updateTable('characters')
    .set({ deleted_at: now, visibility: 'private' })
    .where('owner_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('character_id as id')
    .execute();
  const stories = await trx
    .updateTable('stories')
    .set({ deleted_at: now, visibility: 'private' })
    .where('owner_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('story_id as id')
    .execute();
  for (const { id } of [...characters, ...stories]) await countVisibilityChange(trx, id);
}

export interface Work {
  id: string;
  /** Others have a play, a chat or a room with it. */
  isUsed: boolean;
}

/** Stories of the account that are to be erased, or still name their maker. */
export async function findStories(db: Queries, accountId: string, most: number): Promise<Work[]> {
  const { rows } = await sql<{ id: string; used: number }>`
    select * from (
      select s.story_id as id, s.creator_name, case when exists
        (select 1 from story_sessions p where p.story_id = s.story_id) then 1 else 0 end as used
      from stories s where s.owner_id = ${accountId}) own
    where used = 0 or creator_name <> ''
    limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id, used }) => ({ id, isUsed: used === 1 }));
}

/** Characters of the account that are to be erased, or still name their maker. */
export async function findCharacters(db: Queries, accountId: string, most: number): Promise<Work[]> {
  const { rows } = await sql<{ id: string; used: number }>`
    select * from (
      select c.character_id as id, c.creator_name,
        case when exists (select 1 from chats t where t.character_id = c.character_id)
          or exists (select 1 from room_characters r where r.character_id = c.character_id)
          or exists (select 1 from story_cast a where a.character_id = c.character_id) then 1 else 0 end as used,
        case when exists (select 1 from character_cards k where k.character_id = c.character_id)
          or exists (select 1 from character_versions v where v.character_id = c.character_id) then 1 else 0 end as kept
      from characters c where c.owner_id = ${accountId}) own
    where used = 0 or kept = 1 or creator_name <> ''
    limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id, used }) => ({ id, isUsed: used === 1 }));
}

export async function eraseStory(trx: Trx, { id, isUsed }: Work): Promise<void> {
  await blankReports(trx, 'story', [id]);
  await eraseNumbers(trx, 'story', id);
  if (isUsed) {
    await trx.updateTable('stories').set({ creator_name: '' }).where('story_id', '=', id).execute();
    return;
  }
  await eraseSubject(trx, 'story', id);
  for (const table of [
    'hero_stories',
    'story_readers',
    'story_cast',
    'story_tags',
    'story_texts',
    'story_versions',
    'told_stories',
    'stories',
  ] as const) {
    await trx.deleteFrom(table).where('story_id', '=', id).execute();
  }
}

export async function eraseCharacter(trx: Trx, { id, isUsed }: Work): Promise<void> {
  await blankReports(trx, 'character', [id]);
  await eraseNumbers(trx, 'character', id);
  await eraseCredit(trx, id);
  for (const table of ['character_versions', 'character_cards'] as const) {
    await trx.deleteFrom(table).where('character_id', '=', id).execute();
  }
  if (isUsed) {
    await trx.updateTable('characters').set({ creator_name: '' }).where('character_id', '=', id).execute();
    return;
  }
  await eraseSubject(trx, 'character', id);
  await erasePosts(trx, await findPosts(trx, { character_id: id }, MOST_POSTS));
  for (const table of [
    'character_follows',
    'character_expressions',
    'character_tags',
    'character_texts',
    'characters',
  ] as const) {
    await trx.deleteFrom(table).where('character_id', '=', id).execute();
  }
}

/** More are refused by the database, and erased with the account's posts before. */
const MOST_POSTS = 10_000;

async function eraseSubject(trx: Trx, kind: 'character' | 'story', id: string): Promise<void> {
  for (const table of ['comments', 'favourites', 'engagement'] as const) {
    await trx.deleteFrom(table).where('subject_kind', '=', kind).where('subject_id', '=', id).execute();
  }
  const list = kind === 'character' ? 'characters' : 'stories';
  await trx.deleteFrom('shelf_items').where('item_kind', '=', list).where('item_id', '=', id).execute();
}

/** How often it was used: no one is left to see it. */
async function eraseNumbers(trx: Trx, kind: 'character' | 'story', id: string): Promise<void> {
  for (const table of ['creator_number_days', 'creator_number_marks'] as const) {
    await trx.deleteFrom(table).where('work_kind', '=', kind).where('work_id', '=', id).execute();
  }
}

/** Remixes of the character keep its name, without that of its maker. */
async function eraseCredit(trx: Trx, characterId: string): Promise<void> {
  const naming = `%${JSON.stringify(characterId)}%`;
  const characters = await trx
    .selectFrom('characters')
    .select(['character_id', 'remix_of'])
    .where('remix_of', 'like', naming)
    .execute();
  for (const row of characters) {
    await trx
      .updateTable('characters')
      .set({ remix_of: withoutMaker(row.remix_of, characterId) })
      .where('character_id', '=', row.character_id)
      .execute();
  }
  const drafts = await trx
    .selectFrom('character_drafts')
    .select(['draft_id', 'remix_of'])
    .where('remix_of', 'like', naming)
    .execute();
  for (const row of drafts) {
    await trx
      .updateTable('character_drafts')
      .set({ remix_of: withoutMaker(row.remix_of, characterId) })
      .where('draft_id', '=', row.draft_id)
      .execute();
  }
}

function withoutMaker(chain: string, characterId: string): string {
  const origins = RemixChain.parse(JSON.parse(chain));
  return JSON.stringify(
    origins.map((origin) => (origin.characterId === characterId ? { ...origin, creatorName: '' } : origin)),
  );
}
