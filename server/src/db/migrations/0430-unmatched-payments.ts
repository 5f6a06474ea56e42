import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments that buy nothing have a table of their own, with those that wait for their refund; local payments are refunded in parts. */
export const unmatchedPayments: Migration = {
  async up(db) {
    await db.schema
      .createTable('unmatched_payments')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('payment_ref', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('refunded', 'bigint', (column) => column.notNull())
      .addColumn('subscription_ref', 'text')
      .addColumn('paid_at', 'bigint', (column) => column.notNull())
      .addColumn('refund_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('unmatched_payments_key', ['provider', 'payment_ref'])
      .execute();
    await db.schema
      .createIndex('unmatched_payments_by_state')
      .on('unmatched_payments')
      .columns(['state', 'refund_at'])
      .execute();
    await sql`
      insert into unmatched_payments
        (provider, payment_ref, order_id, reason, state, amount, currency, refunded, subscription_ref, paid_at, refund_at)
      select o.provider, p.payment_ref, p.order_id, 'paid-twice', 'waiting', p.amount, o.currency, p.refunded,
        p.surplus_subscription, p.paid_at, p.paid_at
      from shop_payments p join shop_orders o on o.order_id = p.order_id
      where p.refund_wanted = 1`.execute(db);
    await sql`delete from shop_payments where refund_wanted = 1`.execute(db);
    await db.schema.dropIndex('shop_payments_to_refund').execute();
    await db.schema.alterTable('shop_payments').dropColumn('refund_wanted').execute();
    await db.schema.alterTable('shop_payments').dropColumn('surplus_subscription').execute();
    await db.schema
      .alterTable('local_payments')
      .addColumn('refunded', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('local_refunds')
      .addColumn('refund_key', 'text', (column) => column.primaryKey())
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .execute();
  },
};
