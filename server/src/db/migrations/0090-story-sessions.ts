import type { Migration } from 'kysely/migration';

export const storySessions: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_sessions')
      .addColumn('story_session_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('story_id', 'text', (column) => column.notNull().references('stories.story_id'))
      .addColumn('seed', 'integer', (column) => column.notNull())
      .addColumn('mature', 'integer', (column) => column.notNull())
      .addColumn('current_round_id', 'text', (column) => column.notNull())
      .addColumn('forked_from_round_id', 'text')
      .addColumn('round_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('story_sessions_by_owner')
      .on('story_sessions')
      .columns(['owner_id', 'updated_at', 'story_session_id'])
      .execute();
    await db.schema
      .createTable('story_rounds')
      .addColumn('round_id', 'text', (column) => column.primaryKey())
      .addColumn('story_session_id', 'text', (column) => column.notNull().references('story_sessions.story_session_id'))
      .addColumn('parent_id', 'text', (column) => column.references('story_rounds.round_id'))
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('choice_id', 'text')
      .addColumn('choice_text', 'text')
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('engine_version', 'text', (column) => column.notNull())
      .addColumn('state_before', 'text')
      .addColumn('state_after', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('turn', 'text', (column) => column.notNull())
      .addColumn('progress', 'text', (column) => column.notNull())
      .addColumn('ending_id', 'text')
      .addColumn('ending_title', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('story_rounds_order', ['story_session_id', 'ordinal'])
      .addUniqueConstraint('story_rounds_by_choice', ['parent_id', 'choice_id'])
      .execute();
  },
};
