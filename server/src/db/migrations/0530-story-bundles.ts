import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stories that are sold together, and who has bought them. */
export const storyBundles: Migration = {
  async up(db) {
    await db.schema
      .createTable('story_bundles')
      .addColumn('bundle_id', 'text', (column) => column.primaryKey())
      .addColumn('creator_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('on_sale', 'integer', (column) => column.notNull())
      .addColumn('sale_since', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('story_bundles_by_creator')
      .on('story_bundles')
      .columns(['creator_id', 'created_at'])
      .execute();
    await db.schema
      .createIndex('story_bundles_on_sale')
      .on('story_bundles')
      .columns(['on_sale', 'created_at', 'bundle_id'])
      .execute();
    await db.schema
      .createTable('story_bundle_items')
      .addColumn('bundle_id', 'text', (column) => column.notNull().references('story_bundles.bundle_id'))
      .addColumn('story_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addPrimaryKeyConstraint('story_bundle_items_key', ['bundle_id', 'story_id'])
      .execute();
    await db.schema
      .createIndex('story_bundle_items_one_at_a_time')
      .unique()
      .on('story_bundle_items')
      .column('story_id')
      .where(sql.ref('removed_at'), 'is', null)
      .execute();
    await db.schema
      .createTable('owned_bundles')
      .addColumn('owned_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('bundle_id', 'text', (column) => column.notNull().references('story_bundles.bundle_id'))
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('creator_points', 'integer', (column) => column.notNull())
      .addColumn('bought_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('owned_bundles_once')
      .unique()
      .on('owned_bundles')
      .columns(['account_id', 'bundle_id'])
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
    await db.schema.createIndex('owned_bundles_by_bundle').on('owned_bundles').column('bundle_id').execute();
  },
};
