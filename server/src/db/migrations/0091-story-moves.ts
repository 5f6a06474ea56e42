import type { Migration } from 'kysely/migration';

export const storyMoves: Migration = {
  async up(db) {
    await db.schema.alterTable('story_rounds').addColumn('move', 'text').execute();
    await db.schema.alterTable('story_rounds').addColumn('script', 'text').execute();
    await db.schema
      .alterTable('story_rounds')
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('story_rounds').addColumn('entry_id', 'text').execute();
    await db.updateTable('story_rounds').set({ move: 'choice' }).where('choice_id', 'is not', null).execute();
    await db.schema
      .createTable('story_moves')
      .addColumn('round_id', 'text', (column) => column.primaryKey())
      .addColumn('story_session_id', 'text', (column) =>
        column.notNull().unique().references('story_sessions.story_session_id'),
      )
      .addColumn('parent_id', 'text', (column) => column.notNull().references('story_rounds.round_id'))
      .addColumn('choice_id', 'text', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
