import type { Migration } from 'kysely/migration';

export const membershipPeriods: Migration = {
  async up(db) {
    await db.schema.alterTable('memberships').addColumn('next_order_id', 'text').execute();
    await db.schema.alterTable('local_subscriptions').addColumn('next_terms', 'text').execute();
  },
};
