import type { Migration } from 'kysely/migration';

export const characterExpressions: Migration = {
  async up(db) {
    await db.schema.alterTable('characters').addColumn('portrait_parts', 'text').execute();
    await db.schema
      .createTable('character_expressions')
      .addColumn('character_id', 'text', (column) => column.notNull())
      .addColumn('emotion', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('picture_key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('character_expressions_key', ['character_id', 'emotion'])
      .execute();
    await db.schema
      .createIndex('character_expressions_by_picture')
      .on('character_expressions')
      .column('picture_key')
      .execute();
  },
};
