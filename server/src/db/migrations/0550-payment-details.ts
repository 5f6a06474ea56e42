import type { Migration } from 'kysely/migration';

/** Tax, country and documents of payments, as their provider says. */
export const paymentDetails: Migration = {
  async up(db) {
    await db.schema
      .createTable('payment_details')
      .addColumn('payment_ref', 'text', (column) => column.primaryKey().references('shop_payments.payment_ref'))
      .addColumn('order_id', 'text', (column) => column.notNull().references('shop_orders.order_id'))
      .addColumn('tax', 'bigint')
      .addColumn('tax_rate', 'bigint')
      .addColumn('country', 'text')
      .addColumn('receipt_url', 'text')
      .addColumn('invoice_url', 'text')
      .addColumn('pdf_url', 'text')
      .execute();
    await db.schema.createIndex('payment_details_by_order').on('payment_details').column('order_id').execute();
  },
};
