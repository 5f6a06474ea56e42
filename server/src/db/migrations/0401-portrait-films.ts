import type { Migration } from 'kysely/migration';

/** The media type of the film of a stored portrait; null for one that does not move, or is put together from parts. */
export const portraitFilms: Migration = {
  async up(db) {
    await db.schema.alterTable('characters').addColumn('portrait_film', 'text').execute();
  },
};
