import type { Migration } from 'kysely/migration';

/** Where nobody is named, nothing stands in the place of the name: a dash is how some page shows it. */
export const namelessCreators: Migration = {
  async up(db) {
    for (const table of ['characters', 'stories']) {
      await db.updateTable(table).set({ creator_name: '' }).where('creator_name', '=', '—').execute();
    }
  },
};
