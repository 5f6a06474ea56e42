import type { Migration } from 'kysely/migration';

export const characterDrafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('character_drafts')
      .addColumn('draft_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('is_guest', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('field_revisions', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('always_tokens', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('character_drafts_by_owner')
      .on('character_drafts')
      .columns(['owner_id', 'updated_at', 'draft_id'])
      .execute();
    await db.schema.createIndex('character_drafts_by_change').on('character_drafts').column('updated_at').execute();
    await db.schema.createIndex('character_drafts_by_deletion').on('character_drafts').column('deleted_at').execute();
  },
};
