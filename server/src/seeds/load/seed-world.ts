import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { bePatient } from '../../db/migrate.ts';
import { inTransaction } from '../../db/transaction.ts';
import { PICKED } from '../../explore/curation/picked-shelves.ts';
import { declaring } from '../../explore/own/declared-maturity-store.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import { writePosts } from './seed-posts.ts';
import { LOCALES } from '../../lib/locale.ts';
import { toCharacterRow, toCharacterTexts, toStoryRow, toStoryTexts } from './seed-rows.ts';
import type { World } from './world.ts';

const SEED_NAME = 'world';
/** Raised with the writer's format. */
const SEED_FORMAT = 1;
/** Unique among advisory locks. */
const SEED_LOCK = 20_261_121;

/**
 * Writes the seed world unless this edition is there; counts and dates stay, unknown names are skipped
 * (`findWorldFaults`). Safe with several servers. Returns whether it wrote.
 */
export async function seedWorld(database: Database, clock: Clock, world: World): Promise<boolean> {
  const edition = sha256(JSON.stringify([SEED_FORMAT, world]));
  return inTransaction(database, async (trx) => {
    // SQLite's transaction is the lock.
    if (database.kind === 'postgres') {
      await bePatient(trx, 'transaction');
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    }
    const present = await trx
      .selectFrom('seeds')
      .select('content_hash')
      .where('name', '=', SEED_NAME)
      .executeTakeFirst();
    if (present?.content_hash === edition) return false;
    const now = clock.now();
    await writeTags(trx, world);
    await writeCharacters(trx, world, now);
    await writeStories(trx, world, now);
    await writePosts(trx, world);
    await writeHome(trx, world);
    const seed = { content_hash: edition, seeded_at: now };
    await trx
      .insertInto('seeds')
      .values({ name: SEED_NAME, ...seed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(seed))
      .execute();
    // Without statistics the planner reads all locales.
    await sql`analyze`.execute(trx);
    return true;
  });
}

async function writeTags(trx: Trx, { tags }: World): Promise<void> {
  for (const [position, { tagId, labels }] of tags.entries()) {
    await trx
      .insertInto('tags')
      .values({ tag_id: tagId, position })
      .onConflict((conflict) => conflict.column('tag_id').doUpdateSet({ position }))
      .execute();
    await trx.deleteFrom('tag_labels').where('tag_id', '=', tagId).execute();
    const rows = LOCALES.map((locale) => ({ tag_id: tagId, locale, label: labels[locale] }));
    await trx.insertInto('tag_labels').values(rows).execute();
  }
}

async function writeCharacters(trx: Trx, world: World, now: number): Promise<void> {
  for (const seed of world.characters) {
    const row = toCharacterRow(seed, now);
    const { character_id: id, chat_count: _chats, listed_at: _listed, ...written } = row;
    const { withheld_at: _withheld, withheld_digest: _digest, withheld_reason: _reason, ...changed } = written;
    await trx
      .insertInto('characters')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('character_id').doUpdateSet({ ...changed, ...declaring('characters', row.mature) }),
      )
      .execute();
    await trx.deleteFrom('character_texts').where('character_id', '=', id).execute();
    await trx.insertInto('character_texts').values(toCharacterTexts(world, seed)).execute();
    await trx.deleteFrom('character_tags').where('character_id', '=', id).execute();
    const tags = seed.tags.map((tagId, position) => ({ character_id: id, tag_id: tagId, position }));
    await trx.insertInto('character_tags').values(tags).execute();
  }
}

async function writeStories(trx: Trx, world: World, now: number): Promise<void> {
  const known = new Set(world.characters.map((character) => character.characterId));
  for (const seed of world.stories) {
    const row = toStoryRow(seed, now);
    const { story_id: id, reader_count: _readers, listed_at: _listed, ...written } = row;
    const { withheld_at: _withheld, withheld_digest: _digest, withheld_reason: _reason, ...changed } = written;
    await trx
      .insertInto('stories')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('story_id').doUpdateSet({ ...changed, ...declaring('stories', row.mature) }),
      )
      .execute();
    await trx.deleteFrom('story_texts').where('story_id', '=', id).execute();
    await trx.insertInto('story_texts').values(toStoryTexts(world, seed)).execute();
    await trx.deleteFrom('story_tags').where('story_id', '=', id).execute();
    const tags = seed.tags.map((tagId, position) => ({ story_id: id, tag_id: tagId, position }));
    await trx.insertInto('story_tags').values(tags).execute();
    await trx.deleteFrom('story_cast').where('story_id', '=', id).execute();
    const cast = seed.cast
      .filter((characterId) => known.has(characterId))
      .map((characterId, position) => ({ story_id: id, character_id: characterId, position }));
    if (cast.length > 0) await trx.insertInto('story_cast').values(cast).execute();
  }
}

async function writeHome(trx: Trx, { heroRotation, shelves }: World): Promise<void> {
  await trx.deleteFrom('hero_stories').execute();
  const heroes = heroRotation.map((storyId, position) => ({ story_id: storyId, position }));
  if (heroes.length > 0) await trx.insertInto('hero_stories').values(heroes).execute();
  const picked = Object.values(PICKED).map((shelf) => shelf.shelf_id);
  await trx.deleteFrom('shelf_items').where('shelf_id', 'not in', picked).execute();
  for (const [shelfPosition, { shelfId, kind, items }] of shelves.entries()) {
    const rows = items.map((itemId, position) => ({
      shelf_id: shelfId,
      shelf_position: shelfPosition,
      item_kind: kind,
      item_id: itemId,
      position,
    }));
    if (rows.length > 0) await trx.insertInto('shelf_items').values(rows).execute();
  }
}
