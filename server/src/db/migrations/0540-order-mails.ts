import type { Migration } from 'kysely/migration';

/** Mails about payments on chains. */
export const orderMails: Migration = {
  async up(db) {
    await db.schema
      .createTable('order_mails')
      .addColumn('order_id', 'text', (column) => column.notNull().references('shop_orders.order_id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('mail_at', 'bigint')
      .addColumn('mail_tries', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_mails_key', ['order_id', 'kind'])
      .execute();
    await db.schema.createIndex('order_mails_by_time').on('order_mails').column('mail_at').execute();
  },
};
