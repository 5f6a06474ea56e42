import type { Migration } from 'kysely/migration';

export const publishing: Migration = {
  async up(db) {
    const characters = () => db.schema.alterTable('characters');
    await characters().addColumn('published_at', 'bigint').execute();
    await characters()
      .addColumn('remixable', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await characters()
      .addColumn('remix_of', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await characters().addColumn('withheld_reason', 'text').execute();
    await characters().addColumn('withheld_digest', 'text').execute();
    await db.schema
      .alterTable('character_drafts')
      .addColumn('remix_of', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
