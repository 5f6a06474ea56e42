import type { Migration } from 'kysely/migration';

export const recordings: Migration = {
  async up(db) {
    await db.schema
      .createTable('recordings')
      .addColumn('recording_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('voice_id', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('type', 'text')
      .addColumn('charged', 'integer', (column) => column.notNull())
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('recordings_by_owner')
      .on('recordings')
      .columns(['owner_id', 'created_at', 'recording_id'])
      .execute();
    await db.schema.createIndex('recordings_by_content').on('recordings').columns(['content_hash', 'state']).execute();
    await db.schema.createIndex('recordings_by_age').on('recordings').column('created_at').execute();
  },
};
