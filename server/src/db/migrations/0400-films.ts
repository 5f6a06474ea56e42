import type { Migration } from 'kysely/migration';

/** What a generation is of, and the media type of a picture's film; null for a picture that does not move. */
export const films: Migration = {
  async up(db) {
    await db.schema
      .alterTable('picture_generations')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('image'))
      .execute();
    await db.schema.alterTable('pictures').addColumn('film_type', 'text').execute();
  },
};
