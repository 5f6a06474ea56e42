import type { Migration } from 'kysely/migration';

export const loraFavourites: Migration = {
  async up(db) {
    await db.schema
      .createTable('lora_favourites')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('lora_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('lora_favourites_key', ['owner_id', 'lora_id'])
      .execute();
  },
};
