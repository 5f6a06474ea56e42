import type { Migration } from 'kysely/migration';

/**
 * An order keeps its checkout's id at the provider and the time of its last news, a membership whether its subscription is
 * still to be ended; accounts have a customer at Stripe.
 */
export const paymentCheckouts: Migration = {
  async up(db) {
    await db.schema.alterTable('shop_orders').addColumn('checkout_ref', 'text').execute();
    await db.schema
      .alterTable('shop_orders')
      .addColumn('state_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('memberships')
      .addColumn('cancel_wanted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('memberships_to_cancel')
      .on('memberships')
      .column('cancel_wanted')
      .where('cancel_wanted', '=', 1)
      .execute();
    await db.schema
      .createTable('stripe_customers')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .execute();
  },
};
