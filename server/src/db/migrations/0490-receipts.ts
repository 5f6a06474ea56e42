import type { Migration } from 'kysely/migration';

/** Receipts of payments, and the last number of each year. */
export const receipts: Migration = {
  async up(db) {
    await db.schema
      .createTable('receipt_years')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last_number', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('receipts')
      .addColumn('payment_ref', 'text', (column) => column.primaryKey().references('shop_payments.payment_ref'))
      .addColumn('order_id', 'text', (column) => column.notNull().references('shop_orders.order_id'))
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('receipts_by_order').on('receipts').column('order_id').execute();
  },
};
