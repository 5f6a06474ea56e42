import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shop: Migration = {
  async up(db) {
    await db.schema
      .createTable('shop_orders')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('period', 'text')
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('return_path', 'text')
      .addColumn('checkout_url', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('payment_ref', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .execute();
    await db.schema
      .createTable('memberships')
      .addColumn('membership_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('order_id', 'text', (column) => column.notNull().unique().references('shop_orders.order_id'))
      .addColumn('subscription_ref', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('state_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('memberships_one_at_a_time')
      .unique()
      .on('memberships')
      .column('account_id')
      .where(sql.ref('state'), '!=', 'ended')
      .execute();
    await db.schema
      .createIndex('memberships_by_account')
      .on('memberships')
      .columns(['account_id', 'started_at'])
      .execute();
    await db.schema
      .createTable('shop_payments')
      .addColumn('payment_ref', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('shop_orders.order_id'))
      .addColumn('membership_id', 'text', (column) => column.references('memberships.membership_id'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('points_given', 'bigint', (column) => column.notNull())
      .addColumn('points_owed', 'bigint', (column) => column.notNull())
      .addColumn('points_taken', 'bigint', (column) => column.notNull())
      .addColumn('refunded', 'bigint', (column) => column.notNull())
      .addColumn('disputed', 'integer', (column) => column.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('grants', 'integer', (column) => column.notNull())
      .addColumn('next_grant_at', 'bigint')
      .addColumn('refund_wanted', 'integer', (column) => column.notNull())
      .addColumn('surplus_subscription', 'text')
      .addColumn('paid_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('shop_payments_to_refund')
      .on('shop_payments')
      .column('paid_at')
      .where(sql.ref('refund_wanted'), '=', 1)
      .execute();
    await db.schema.createIndex('shop_payments_to_grant').on('shop_payments').column('next_grant_at').execute();
    await db.schema.createIndex('shop_payments_by_order').on('shop_payments').column('order_id').execute();
    await db.schema
      .createTable('payment_events')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
