import { sql, type Expression, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';

/** Text that sorts by code point: SQLite does so by itself, PostgreSQL would follow its locale. */
const sortableText: Record<DatabaseKind, Expression<unknown>> = {
  sqlite: sql`text`,
  postgres: sql`text collate "C"`,
};

export const explore = (kind: DatabaseKind): Migration => ({
  async up(db) {
    await createTags(db);
    await createCharacters(db, sortableText[kind]);
    await createStories(db, sortableText[kind]);
    await db.schema
      .createTable('shelf_items')
      .addColumn('shelf_id', 'text', (column) => column.notNull())
      .addColumn('shelf_position', 'integer', (column) => column.notNull())
      .addColumn('item_kind', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('shelf_items_key', ['shelf_id', 'item_id'])
      .execute();
    await db.schema
      .createTable('hero_stories')
      .addColumn('story_id', 'text', (column) => column.primaryKey().references('stories.story_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seeds')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('seeded_at', 'bigint', (column) => column.notNull())
      .execute();
  },
});

async function createTags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tags')
    .addColumn('tag_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tag_labels')
    .addColumn('tag_id', 'text', (column) => column.notNull().references('tags.tag_id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tag_labels_key', ['tag_id', 'locale'])
    .execute();
}

async function createCharacters(db: Kysely<unknown>, sortable: Expression<unknown>): Promise<void> {
  await db.schema
    .createTable('characters')
    .addColumn('character_id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('mature', 'integer', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('creator_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('listed_at', 'bigint', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('chat_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('greeting', 'text', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('persona', 'text', (column) => column.notNull())
    .addColumn('example_dialogue', 'text', (column) => column.notNull())
    .addColumn('lore', 'text', (column) => column.notNull())
    .addColumn('portrait_color', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('character_texts')
    .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('display_locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tagline', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('name_key', sortable, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('character_texts_key', ['character_id', 'locale'])
    .execute();
  await createTagLinks(db, 'character_tags', 'character_id', 'characters.character_id');
  await db.schema
    .createIndex('characters_by_popularity')
    .on('characters')
    .columns(['chat_count desc', 'rank', 'character_id'])
    .execute();
  await db.schema.createIndex('characters_by_age').on('characters').columns(['listed_at', 'character_id']).execute();
}

async function createStories(db: Kysely<unknown>, sortable: Expression<unknown>): Promise<void> {
  await db.schema
    .createTable('stories')
    .addColumn('story_id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('mature', 'integer', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('creator_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('listed_at', 'bigint', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rounds', 'integer')
    .addColumn('chapters', 'integer')
    .addColumn('endings', 'integer', (column) => column.notNull())
    .addColumn('reading_minutes', 'integer', (column) => column.notNull())
    .addColumn('reader_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('cover_color', 'text', (column) => column.notNull())
    .addColumn('cover_ink', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('story_texts')
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.story_id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('display_locale', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('tagline', 'text', (column) => column.notNull())
    .addColumn('synopsis', 'text', (column) => column.notNull())
    .addColumn('name_key', sortable, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_texts_key', ['story_id', 'locale'])
    .execute();
  await createTagLinks(db, 'story_tags', 'story_id', 'stories.story_id');
  await db.schema
    .createTable('story_cast')
    .addColumn('story_id', 'text', (column) => column.notNull().references('stories.story_id'))
    .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_cast_key', ['story_id', 'character_id'])
    .execute();
  await db.schema.createIndex('story_cast_by_character').on('story_cast').column('character_id').execute();
  await db.schema
    .createIndex('stories_by_popularity')
    .on('stories')
    .columns(['reader_count desc', 'rank', 'story_id'])
    .execute();
  await db.schema.createIndex('stories_by_age').on('stories').columns(['listed_at', 'story_id']).execute();
}

async function createTagLinks(db: Kysely<unknown>, table: string, owner: string, target: string): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(owner, 'text', (column) => column.notNull().references(target))
    .addColumn('tag_id', 'text', (column) => column.notNull().references('tags.tag_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [owner, 'tag_id'])
    .execute();
  await db.schema.createIndex(`${table}_by_tag`).on(table).columns(['tag_id', owner]).execute();
}
