import type { Migration } from 'kysely/migration';

/** Withdrawals from orders, with what goes back of them. */
export const withdrawals: Migration = {
  async up(db) {
    await db.schema
      .createTable('withdrawals')
      .addColumn('withdrawal_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().unique().references('shop_orders.order_id'))
      .addColumn('payment_ref', 'text', (column) => column.notNull().unique().references('shop_payments.payment_ref'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('refunded_before', 'bigint', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('subscription_ref', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('refund_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed', 'integer', (column) => column.notNull())
      .addColumn('mail_at', 'bigint')
      .addColumn('withdrawn_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('withdrawals_by_state').on('withdrawals').columns(['state', 'refund_at']).execute();
    await db.schema.createIndex('withdrawals_by_mail').on('withdrawals').column('mail_at').execute();
    await db.schema
      .createIndex('shop_orders_by_account')
      .on('shop_orders')
      .columns(['account_id', 'created_at', 'order_id'])
      .execute();
  },
};
