import type { Migration } from 'kysely/migration';

export const characterCards: Migration = {
  async up(db) {
    await db.schema
      .createTable('character_cards')
      .addColumn('character_id', 'text', (column) => column.primaryKey().references('characters.character_id'))
      .addColumn('creator', 'text', (column) => column.notNull())
      .addColumn('greeting_count', 'integer', (column) => column.notNull())
      .addColumn('lore_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
