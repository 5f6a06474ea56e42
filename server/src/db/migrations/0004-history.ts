import type { Migration } from 'kysely/migration';

export const history: Migration = {
  async up(db) {
    await db.schema
      .createTable('generations')
      .addColumn('generation_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('thumbnail_url', 'text')
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('generations_by_owner')
      .on('generations')
      .columns(['owner_id', 'created_at', 'generation_id'])
      .execute();
    await db.schema
      .createTable('interactions')
      .addColumn('interaction_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('image_url', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('interactions_by_owner')
      .on('interactions')
      .columns(['owner_id', 'created_at', 'interaction_id'])
      .execute();
  },
};
