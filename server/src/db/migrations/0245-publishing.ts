import type { Migration } from 'kysely/migration';

/** Publishing of visitors' characters: when it was, whether others may remix, what came of a report, and whose remix it is. */
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
