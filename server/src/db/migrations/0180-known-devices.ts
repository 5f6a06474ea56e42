import type { Migration } from 'kysely/migration';

/** The devices on which an account has signed in; those with a session now are the first. */
export const knownDevices: Migration = {
  async up(db) {
    await db.schema
      .createTable('known_devices')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['account_id', 'device_id'])
      .execute();
    await db.schema.createIndex('known_devices_by_age').on('known_devices').column('signed_in_at').execute();
    await db
      .insertInto('known_devices')
      .columns(['account_id', 'device_id', 'signed_in_at'])
      .expression(
        db
          .selectFrom('sessions')
          .select(({ fn }) => ['account_id', 'device_id', fn.max('created_at').as('signed_in_at')])
          .where('account_id', 'is not', null)
          .where('ended_at', 'is', null)
          .groupBy(['account_id', 'device_id']),
      )
      .execute();
  },
};
