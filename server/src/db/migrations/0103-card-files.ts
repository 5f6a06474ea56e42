import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The file of a card has a name of its own, so that another can take its place and make room again. */
export const cardFiles: Migration = {
  async up(db) {
    await db.schema
      .alterTable('character_cards')
      .addColumn('file_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('character_cards').addColumn('former_file_id', 'text').execute();
    await sql`update character_cards set file_id = character_id`.execute(db);
  },
};
