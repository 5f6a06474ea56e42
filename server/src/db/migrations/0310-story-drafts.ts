import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stories as they are being written, apart from those that are kept. A story has one open draft. */
export const storyDrafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_drafts')
      .addColumn('draft_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('is_guest', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('field_revisions', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('story_id', 'text')
      .addColumn('kept_fields', 'text')
      .addColumn('kept_revision', 'integer', (column) => column.notNull())
      .addColumn('written_source', 'text')
      .addColumn('written_plan', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('story_drafts_by_owner')
      .on('story_drafts')
      .columns(['owner_id', 'updated_at', 'draft_id'])
      .execute();
    await db.schema.createIndex('story_drafts_by_change').on('story_drafts').column('updated_at').execute();
    await db.schema.createIndex('story_drafts_by_deletion').on('story_drafts').column('deleted_at').execute();
    await db.schema
      .createIndex('story_drafts_by_story')
      .on('story_drafts')
      .column('story_id')
      .unique()
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
  },
};
