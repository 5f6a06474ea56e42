import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const localPayments: Migration = {
  async up(db) {
    await db.schema
      .createTable('local_payments')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('period', 'text')
      .addColumn('success_url', 'text', (column) => column.notNull())
      .addColumn('failure_url', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('local_payments_by_order').on('local_payments').column('order_id').execute();
    await db.schema
      .createTable('local_subscriptions')
      .addColumn('subscription_id', 'text', (column) => column.primaryKey())
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('renews', 'integer', (column) => column.notNull())
      .addColumn('anchor', 'bigint', (column) => column.notNull())
      .addColumn('periods', 'integer', (column) => column.notNull())
      .addColumn('period_end', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('local_payment_events')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('delivered_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('local_payment_events_waiting')
      .on('local_payment_events')
      .column('created_at')
      .where(sql.ref('delivered_at'), 'is', null)
      .execute();
  },
};
