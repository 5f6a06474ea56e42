import type { Migration } from 'kysely/migration';

/** Orders that are gifts, and who accepted them. */
export const gifts: Migration = {
  async up(db) {
    await db.schema
      .createTable('gifts')
      .addColumn('gift_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().unique().references('shop_orders.order_id'))
      .addColumn('giver_id', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('email', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('deliver_at', 'bigint')
      .addColumn('mail_at', 'bigint')
      .addColumn('mail_tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('expires_at', 'bigint')
      .addColumn('redeemed_by', 'text')
      .addColumn('closed_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('gifts_by_giver').on('gifts').columns(['giver_id', 'created_at', 'gift_id']).execute();
    await db.schema.createIndex('gifts_by_redeemer').on('gifts').column('redeemed_by').execute();
    await db.schema.createIndex('gifts_by_email').on('gifts').columns(['email', 'sent_at']).execute();
    await db.schema.createIndex('gifts_by_mail').on('gifts').column('mail_at').execute();
    await db.schema.createIndex('gifts_by_state').on('gifts').columns(['state', 'expires_at']).execute();
  },
};
