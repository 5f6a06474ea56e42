import type { Migration } from 'kysely/migration';

export const previewReplies: Migration = {
  async up(db) {
    await db.schema
      .createTable('preview_counts')
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('preview_counts_key', ['holder', 'day'])
      .execute();
    await db.schema.createIndex('preview_counts_by_day').on('preview_counts').column('day').execute();
    await db.schema
      .createTable('preview_replies')
      .addColumn('reply_id', 'text', (column) => column.primaryKey())
      .addColumn('draft_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('network', 'text')
      .addColumn('day', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('preview_replies_by_owner').on('preview_replies').column('owner_id').execute();
  },
};
