import type { Migration } from 'kysely/migration';

export const sessionClients: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('client', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
