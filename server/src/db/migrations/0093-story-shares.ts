import type { Migration } from 'kysely/migration';

export const storyShares: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_shares')
      .addColumn('story_session_id', 'text', (column) =>
        column.primaryKey().references('story_sessions.story_session_id'),
      )
      .addColumn('round_id', 'text', (column) => column.notNull().references('story_rounds.round_id'))
      .addColumn('shared_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('story_share_readers')
      .addColumn('story_session_id', 'text', (column) => column.notNull().references('story_shares.story_session_id'))
      .addColumn('reader_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('story_share_readers_key', ['story_session_id', 'reader_id'])
      .execute();
    await db.schema
      .createIndex('story_share_readers_by_reader')
      .on('story_share_readers')
      .column('reader_id')
      .execute();
    await db.schema
      .createIndex('story_rounds_by_ending')
      .on('story_rounds')
      .columns(['ending_id', 'story_session_id'])
      .execute();
    await db.schema.createIndex('story_sessions_by_story').on('story_sessions').column('story_id').execute();
  },
};
