import type { Migration } from 'kysely/migration';

/** The portrait parts that a picture was put together from, as JSON; null for any other. */
export const pictureParts: Migration = {
  async up(db) {
    await db.schema.alterTable('pictures').addColumn('parts', 'text').execute();
  },
};
