import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Likes become favourites: of characters and stories, of accounts and guests. The counts cover both kinds. */
export const favourites: Migration = {
  async up(db) {
    await db.schema
      .createTable('favourites')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourites_key', ['owner_id', 'subject_kind', 'subject_id'])
      .execute();
    await db.schema
      .createIndex('favourites_by_time')
      .on('favourites')
      .columns(['owner_id', 'created_at', 'subject_id'])
      .execute();
    await sql`
      insert into favourites (owner_id, subject_kind, subject_id, created_at)
      select account_id, 'character', character_id, created_at from character_likes
    `.execute(db);
    await db.schema.dropTable('character_likes').execute();
    await db.schema
      .createTable('engagement')
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('like_count', 'integer', (column) => column.notNull())
      .addColumn('follower_count', 'integer', (column) => column.notNull())
      .addColumn('comment_count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('engagement_key', ['subject_kind', 'subject_id'])
      .execute();
    await sql`
      insert into engagement (subject_kind, subject_id, like_count, follower_count, comment_count)
      select 'character', character_id, like_count, follower_count, comment_count from character_engagement
    `.execute(db);
    await db.schema.dropTable('character_engagement').execute();
  },
};
