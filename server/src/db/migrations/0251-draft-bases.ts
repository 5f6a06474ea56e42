import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a draft began with: a card, or a character that it changes. A character has one open draft. */
export const draftBases: Migration = {
  async up(db) {
    for (const name of ['base_file_id', 'character_id', 'kept_fields'] as const) {
      await db.schema.alterTable('character_drafts').addColumn(name, 'text').execute();
    }
    await db.schema
      .alterTable('character_drafts')
      .addColumn('kept_revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('character_drafts')
      .addColumn('kept_lore_revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('character_drafts')
      .addColumn('sources', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createIndex('character_drafts_by_character')
      .on('character_drafts')
      .column('character_id')
      .unique()
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
    await db.schema.createIndex('character_drafts_by_base').on('character_drafts').column('base_file_id').execute();
  },
};
