import type { Migration } from 'kysely/migration';

/** Where points go that a reservation gives back after its guest has signed in. */
export const mergedReservations: Migration = {
  async up(db) {
    await db.schema.alterTable('point_reservations').addColumn('merged_into', 'text').execute();
  },
};
