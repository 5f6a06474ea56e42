import type { Migration } from 'kysely/migration';

export const paidPreviews: Migration = {
  async up(db) {
    const table = () => db.schema.alterTable('preview_replies');
    await table()
      .addColumn('is_free', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await table()
      .addColumn('wallet_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await table().addColumn('reservation_id', 'text').execute();
    await table()
      .addColumn('price', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
