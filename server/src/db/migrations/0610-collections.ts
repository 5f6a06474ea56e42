import type { Migration } from 'kysely/migration';

/** Characters and stories that an account gathers, in its order. */
export const collections: Migration = {
  async up(db) {
    await db.schema
      .createTable('collections')
      .addColumn('collection_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('link_id', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('withheld_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('collections_by_account')
      .on('collections')
      .columns(['account_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('collection_entries')
      .addColumn('collection_id', 'text', (column) => column.notNull().references('collections.collection_id'))
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('collection_entries_key', ['collection_id', 'subject_kind', 'subject_id'])
      .execute();
  },
};
