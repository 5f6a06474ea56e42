import type { Migration } from 'kysely/migration';

/** Pictures that visitors have brought, and the messages that show them; the bytes lie in the storage by their hash. */
export const messageImages: Migration = {
  async up(db) {
    await db.schema
      .createTable('images')
      .addColumn('image_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('images_by_owner').on('images').columns(['owner_id', 'created_at']).execute();
    await db.schema
      .createTable('message_images')
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.message_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('image_id', 'text', (column) => column.notNull().references('images.image_id'))
      .addPrimaryKeyConstraint('message_images_key', ['message_id', 'position'])
      .execute();
    await db.schema.createIndex('message_images_by_image').on('message_images').column('image_id').execute();
  },
};
