import type { Migration } from 'kysely/migration';

export const historyTargets: Migration = {
  async up(db) {
    await db.schema
      .alterTable('interactions')
      .addColumn('target_kind', 'text', (column) => column.notNull().defaultTo('character'))
      .execute();
    await db.schema.alterTable('interactions').addColumn('character_id', 'text').execute();
    await db.updateTable('interactions').set({ target_kind: 'story' }).where('kind', '=', 'play').execute();
    await db.schema.alterTable('generations').addColumn('character_id', 'text').execute();
  },
};
