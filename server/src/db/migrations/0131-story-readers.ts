import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has begun a story: each counts once as its reader. Until now every play was counted. */
export const storyReaders: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_readers')
      .addColumn('story_id', 'text', (column) => column.notNull().references('stories.story_id'))
      .addColumn('reader_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('story_readers_key', ['story_id', 'reader_id'])
      .execute();
    await db.schema.createIndex('story_readers_by_reader').on('story_readers').column('reader_id').execute();
    await sql`
      insert into story_readers (story_id, reader_id)
      select distinct story_id, owner_id from story_sessions
    `.execute(db);
    await sql`
      update stories
      set reader_count = (select count(*) from story_readers r where r.story_id = stories.story_id)
    `.execute(db);
  },
};
