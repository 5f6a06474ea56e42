import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reportExcerpts: Migration = {
  async up(db) {
    await db.schema.alterTable('reports').renameTo('account_reports').execute();
    await db.schema
      .createTable('reports')
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('reporter_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('found_on', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('decision_id', 'text')
      .addPrimaryKeyConstraint('reports_by_reporter_key', ['target_kind', 'target_id', 'reporter_id'])
      .execute();
    await sql`
      insert into reports (target_kind, target_id, reporter_id, reason, note, found_on, excerpt, created_at, decision_id)
      select target_kind, target_id, account_id, reason, note, '', '', created_at, decision_id from account_reports
    `.execute(db);
    await db.schema.dropTable('account_reports').execute();
    for (const table of ['characters', 'stories']) {
      await db.schema.alterTable(table).addColumn('withheld_at', 'bigint').execute();
    }
  },
};
