import type { Migration } from 'kysely/migration';

/** Carts of guests and accounts, the lines of their orders, and coupons. */
export const cart: Migration = {
  async up(db) {
    await db.schema
      .createTable('coupons')
      .addColumn('coupon_id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('percent', 'integer')
      .addColumn('amount', 'bigint')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('minimum', 'bigint')
      .addColumn('most_uses', 'integer')
      .addColumn('most_per_account', 'integer')
      .addColumn('ends_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('carts')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('coupon_id', 'text', (column) => column.references('coupons.coupon_id'))
      .execute();
    await db.schema
      .createTable('cart_lines')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('seen_amount', 'bigint', (column) => column.notNull())
      .addColumn('seen_currency', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cart_lines_key', ['owner_id', 'offer_id'])
      .execute();
    await db.schema
      .createTable('order_lines')
      .addColumn('order_id', 'text', (column) => column.notNull().references('shop_orders.order_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
      .execute();
    await db.schema.alterTable('shop_orders').addColumn('coupon_id', 'text').execute();
    await db.schema.createIndex('shop_orders_by_coupon').on('shop_orders').column('coupon_id').execute();
  },
};
