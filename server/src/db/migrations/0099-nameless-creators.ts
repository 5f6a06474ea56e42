import type { Migration } from 'kysely/migration';

/** An unnamed creator is stored as empty, not as a dash: how it is shown is up to the page. */
export const namelessCreators: Migration = {
  async up(db) {
    for (const table of ['characters', 'stories']) {
      await db.updateTable(table).set({ creator_name: '' }).where('creator_name', '=', '—').execute();
    }
  },
};
