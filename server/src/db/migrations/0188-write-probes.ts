import type { Migration } from 'kysely/migration';

/** Where a server looks whether the database takes writes; always empty between two looks. */
export const writeProbes: Migration = {
  async up(db) {
    await db.schema
      .createTable('write_probes')
      .addColumn('probe_id', 'text', (column) => column.primaryKey())
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute();
  },
};
