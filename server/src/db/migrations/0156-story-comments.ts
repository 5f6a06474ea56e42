import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Comments on stories beside those on characters. The table is written again: SQLite cannot loosen a column. */
export const storyComments: Migration = {
  async up(db) {
    await db.schema.alterTable('comments').renameTo('character_comments').execute();
    await db.schema
      .createTable('comments')
      .addColumn('comment_id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.references('posts.post_id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('crisis', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('hidden_by', 'text')
      .addColumn('withheld_at', 'bigint')
      .execute();
    await sql`
      insert into comments (comment_id, subject_kind, subject_id, post_id, account_id, text, crisis, created_at,
        hidden_by, withheld_at)
      select comment_id, 'character', character_id, post_id, account_id, text, crisis, created_at, hidden_by, withheld_at
      from character_comments
    `.execute(db);
    await db.schema.dropTable('character_comments').execute();
    await db.schema
      .createIndex('comments_by_subject')
      .on('comments')
      .columns(['subject_kind', 'subject_id', 'post_id', 'created_at', 'comment_id'])
      .execute();
  },
};
