import type { Migration } from 'kysely/migration';

/** What accounts bought with points, and what of each kind they wear. */
export const products: Migration = {
  async up(db) {
    await db.schema
      .createTable('owned_products')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('bought_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('owned_products_key', ['account_id', 'product_id'])
      .execute();
    await db.schema
      .createTable('worn_products')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('worn_products_key', ['account_id', 'kind'])
      .execute();
  },
};
