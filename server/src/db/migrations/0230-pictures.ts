import type { Migration } from 'kysely/migration';

export const pictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('picture_generations')
      .addColumn('generation_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('is_guest', 'integer', (column) => column.notNull())
      .addColumn('slot', 'integer')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('place', 'integer')
      .addColumn('share', 'integer')
      .addColumn('prompt', 'text', (column) => column.notNull())
      .addColumn('prompt_sha256', 'text', (column) => column.notNull())
      .addColumn('negative', 'text', (column) => column.notNull())
      .addColumn('draft_id', 'text')
      .addColumn('character_id', 'text')
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('model', 'text')
      .addColumn('wallet_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text')
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('per_picture', 'integer', (column) => column.notNull())
      .addColumn('charged', 'integer', (column) => column.notNull())
      .addColumn('provider_job_id', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('event_seq', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('picture_generations_slots')
      .on('picture_generations')
      .columns(['owner_id', 'slot'])
      .unique()
      .execute();
    await db.schema
      .createIndex('picture_generations_by_owner')
      .on('picture_generations')
      .columns(['owner_id', 'created_at', 'generation_id'])
      .execute();
    await db.schema.createIndex('picture_generations_deleted').on('picture_generations').column('deleted_at').execute();
    await db.schema
      .createTable('picture_generation_events')
      .addColumn('generation_id', 'text', (column) =>
        column.notNull().references('picture_generations.generation_id').onDelete('cascade'),
      )
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('text_offset', 'integer')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('picture_generation_events_key', ['generation_id', 'seq'])
      .execute();
    await db.schema
      .createTable('pictures')
      .addColumn('picture_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('generation_id', 'text')
      .addColumn('position', 'integer')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('engine', 'text')
      .addColumn('model', 'text')
      .addColumn('source', 'text')
      .addColumn('prompt', 'text', (column) => column.notNull())
      .addColumn('prompt_sha256', 'text')
      .addColumn('negative', 'text', (column) => column.notNull())
      .addColumn('seed', 'bigint')
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('pictures_of_generations')
      .on('pictures')
      .columns(['generation_id', 'position'])
      .unique()
      .execute();
    await db.schema.createIndex('pictures_by_owner').on('pictures').columns(['owner_id', 'created_at']).execute();
    await db.schema.createIndex('pictures_deleted').on('pictures').column('deleted_at').execute();
  },
};
