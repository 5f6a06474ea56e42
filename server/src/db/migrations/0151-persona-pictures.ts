import type { Migration } from 'kysely/migration';

export const personaPictures: Migration = {
  async up(db) {
    await db.schema.alterTable('personas').addColumn('image_id', 'text').execute();
    await db.schema
      .alterTable('personas')
      .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('personas').addColumn('deleted_at', 'bigint').execute();
    await db.schema.createIndex('personas_by_picture').on('personas').columns(['image_id']).execute();
    await db.schema.createIndex('chats_by_persona').on('chats').columns(['persona_id']).execute();
  },
};
