import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the house did in public, as the leaves and the nodes of a Merkle tree. */
export const publicLog: Migration = {
  async up(db) {
    await db.schema
      .createTable('public_log_entries')
      .addColumn('entry_number', 'bigint', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('leaf', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('public_log_entries_by_kind')
      .on('public_log_entries')
      .columns(['kind', 'entry_number'])
      .execute();
    await db.schema
      .createIndex('public_log_entries_by_day')
      .on('public_log_entries')
      .columns(['recorded_at', 'entry_number'])
      .execute();
    await db.schema.createIndex('public_log_entries_by_hash').on('public_log_entries').column('hash').execute();
    await db.schema
      .createTable('public_log_nodes')
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('public_log_nodes_key', ['level', 'position'])
      .execute();
    await db.schema
      .createTable('public_log_size')
      .addColumn('log_id', 'integer', (column) => column.primaryKey())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into public_log_size (log_id, size) values (1, 0)`.execute(db);
  },
};
