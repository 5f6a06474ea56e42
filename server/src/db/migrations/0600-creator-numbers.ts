import type { Migration } from 'kysely/migration';

/** What creators see of the use of their works: sums of five or more people by day, and indexes to count by. */
export const creatorNumbers: Migration = {
  async up(db) {
    await db.schema
      .createTable('creator_number_marks')
      .addColumn('work_kind', 'text', (column) => column.notNull())
      .addColumn('work_id', 'text', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('counted_before', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('creator_number_marks_key', ['work_kind', 'work_id', 'measure'])
      .execute();
    await db.schema
      .createTable('creator_number_days')
      .addColumn('work_kind', 'text', (column) => column.notNull())
      .addColumn('work_id', 'text', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('creator_number_days_key', ['work_kind', 'work_id', 'measure', 'day'])
      .execute();
    for (const [table, work] of [
      ['chats', 'character_id'],
      ['story_sessions', 'story_id'],
    ] as const) {
      await db.schema.createIndex(`${table}_by_work`).on(table).columns([work, 'updated_at']).execute();
      await db.schema.createIndex(`${table}_by_person`).on(table).columns([work, 'owner_id', 'created_at']).execute();
    }
    await db.schema
      .createIndex('favourites_by_subject')
      .on('favourites')
      .columns(['subject_kind', 'subject_id', 'created_at'])
      .execute();
  },
};
