import type { Migration } from 'kysely/migration';

export const draftLore: Migration = {
  async up(db) {
    await db.schema
      .createTable('draft_lore_entries')
      .addColumn('draft_id', 'text', (column) =>
        column.notNull().references('character_drafts.draft_id').onDelete('cascade'),
      )
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('tokens', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addPrimaryKeyConstraint('draft_lore_entries_key', ['draft_id', 'entry_id'])
      .execute();
    await db.schema
      .createIndex('draft_lore_entries_by_position')
      .on('draft_lore_entries')
      .columns(['draft_id', 'position'])
      .execute();
    await db.schema
      .createIndex('draft_lore_entries_by_deletion')
      .on('draft_lore_entries')
      .column('deleted_at')
      .execute();
    for (const name of ['lore_count', 'lore_tokens', 'lore_bytes', 'lore_revision']) {
      await db.schema
        .alterTable('character_drafts')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable('character_drafts')
      .addColumn('lore_problems', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
