import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';

/** What operators did. The database itself refuses to change or delete a row. */
export const operatorActs = (kind: DatabaseKind): Migration => ({
  async up(db) {
    await db.schema
      .createTable('operator_acts')
      .addColumn('act_id', 'text', (column) => column.primaryKey())
      .addColumn('operator_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('points', 'integer')
      .addColumn('until', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('operator_acts_by_time')
      .on('operator_acts')
      .columns(['created_at', 'act_id'])
      .execute();
    await db.schema
      .createIndex('operator_acts_by_target')
      .on('operator_acts')
      .columns(['target_id', 'created_at'])
      .execute();
    await guards[kind](db);
  },
});

// A migration meets tables of any shape.
type AnyTables = Kysely<unknown>;

const guards: Record<DatabaseKind, (db: AnyTables) => Promise<void>> = {
  async sqlite(db) {
    for (const act of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`operator_acts_no_${act}`)} before ${sql.raw(act)} on operator_acts
        begin select raise(abort, 'operator_acts is append-only'); end`.execute(db);
    }
  },
  async postgres(db) {
    await sql`create function refuse_operator_act_change() returns trigger language plpgsql as $$
      begin raise exception 'operator_acts is append-only'; end $$`.execute(db);
    await sql`create trigger operator_acts_no_change before update or delete on operator_acts
      for each row execute function refuse_operator_act_change()`.execute(db);
    await sql`create trigger operator_acts_no_truncate before truncate on operator_acts
      for each statement execute function refuse_operator_act_change()`.execute(db);
  },
};
