import type { Migration } from 'kysely/migration';

/** Orders that are paid on EVM chains: deposit addresses, transfers to them, and how far each chain has been read. */
export const web3Payments: Migration = {
  async up(db) {
    await db.schema
      .createTable('web3_orders')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('closes_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_by', 'text')
      .addColumn('paid_at', 'bigint')
      .addColumn('surplus', 'text', (column) => column.notNull())
      .addColumn('reversed', 'integer', (column) => column.notNull())
      .addColumn('reversals', 'integer', (column) => column.notNull())
      .addColumn('told', 'integer', (column) => column.notNull())
      .addColumn('noted', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('web3_orders_by_state').on('web3_orders').columns(['state', 'closes_at']).execute();
    await db.schema.createIndex('web3_orders_to_tell').on('web3_orders').column('told').where('told', '=', 0).execute();
    await db.schema
      .createTable('web3_deposits')
      .addColumn('chain_id', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull().references('web3_orders.order_id'))
      .addColumn('factory', 'text', (column) => column.notNull())
      .addColumn('treasury', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('web3_deposits_key', ['chain_id', 'address'])
      .execute();
    await db.schema.createIndex('web3_deposits_by_order').on('web3_deposits').column('order_id').execute();
    await db.schema
      .createIndex('web3_deposits_by_time')
      .on('web3_deposits')
      .columns(['chain_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('web3_leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('taken_by', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('web3_refunds')
      .addColumn('refund_key', 'text', (column) => column.primaryKey())
      .addColumn('payment_ref', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await db.schema
      .createTable('chain_cursors')
      .addColumn('chain_id', 'bigint', (column) => column.primaryKey())
      .addColumn('height', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('final_height', 'bigint', (column) => column.notNull())
      .addColumn('head', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('chain_blocks')
      .addColumn('chain_id', 'bigint', (column) => column.notNull())
      .addColumn('height', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chain_blocks_key', ['chain_id', 'height'])
      .execute();
    await db.schema
      .createTable('chain_transfers')
      .addColumn('chain_id', 'bigint', (column) => column.notNull())
      .addColumn('tx', 'text', (column) => column.notNull())
      .addColumn('log_index', 'integer', (column) => column.notNull())
      .addColumn('block_hash', 'text', (column) => column.notNull())
      .addColumn('height', 'bigint', (column) => column.notNull())
      .addColumn('mined_at', 'bigint', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull().references('web3_orders.order_id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('amount', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('use', 'text', (column) => column.notNull())
      .addColumn('reversed', 'integer', (column) => column.notNull())
      .addColumn('told', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('chain_transfers_key', ['chain_id', 'tx', 'log_index'])
      .execute();
    await db.schema.createIndex('chain_transfers_by_order').on('chain_transfers').column('order_id').execute();
    await db.schema
      .createIndex('chain_transfers_by_height')
      .on('chain_transfers')
      .columns(['chain_id', 'state', 'height'])
      .execute();
    await db.schema.createIndex('chain_transfers_by_use').on('chain_transfers').columns(['use', 'state']).execute();
  },
};
