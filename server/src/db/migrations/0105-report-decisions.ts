import type { Migration } from 'kysely/migration';

export const reportDecisions: Migration = {
  async up(db) {
    for (const table of ['posts', 'comments']) {
      await db.schema.alterTable(table).addColumn('withheld_at', 'bigint').execute();
    }
    await db.schema.alterTable('reports').addColumn('decision_id', 'text').execute();
    await db.schema
      .createTable('report_decisions')
      .addColumn('decision_id', 'text', (column) => column.primaryKey())
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('because', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('report_decisions_by_target')
      .on('report_decisions')
      .columns(['target_kind', 'target_id', 'decided_at'])
      .execute();
  },
};
