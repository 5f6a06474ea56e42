import type { Migration } from 'kysely/migration';

/** What the author declares while an operator's mark makes a work mature. */
export const maturityMarks: Migration = {
  async up(db) {
    for (const table of ['characters', 'stories']) {
      await db.schema.alterTable(table).addColumn('declared_mature', 'integer').execute();
    }
  },
};
