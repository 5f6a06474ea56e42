import type { Migration } from 'kysely/migration';

export const postsAndEngagement: Migration = {
  async up(db) {
    await db.schema
      .createTable('posts')
      .addColumn('post_id', 'text', (column) => column.primaryKey())
      .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
      .addColumn('author_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('like_count', 'integer', (column) => column.notNull())
      .addColumn('comment_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('hidden_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('posts_by_character')
      .on('posts')
      .columns(['character_id', 'created_at', 'post_id'])
      .execute();
    await db.schema
      .createTable('post_texts')
      .addColumn('post_id', 'text', (column) => column.notNull().references('posts.post_id'))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_texts_key', ['post_id', 'locale'])
      .execute();
    await db.schema
      .createTable('post_likes')
      .addColumn('post_id', 'text', (column) => column.notNull().references('posts.post_id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_likes_key', ['post_id', 'account_id'])
      .execute();
    await db.schema
      .createTable('character_engagement')
      .addColumn('character_id', 'text', (column) => column.primaryKey().references('characters.character_id'))
      .addColumn('like_count', 'integer', (column) => column.notNull())
      .addColumn('follower_count', 'integer', (column) => column.notNull())
      .addColumn('comment_count', 'integer', (column) => column.notNull())
      .execute();
    for (const table of ['character_likes', 'character_follows']) {
      await db.schema
        .createTable(table)
        .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${table}_key`, ['character_id', 'account_id'])
        .execute();
    }
    await db.schema
      .createTable('comments')
      .addColumn('comment_id', 'text', (column) => column.primaryKey())
      .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
      .addColumn('post_id', 'text', (column) => column.references('posts.post_id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('crisis', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('hidden_by', 'text')
      .execute();
    await db.schema
      .createIndex('comments_by_subject')
      .on('comments')
      .columns(['character_id', 'post_id', 'created_at', 'comment_id'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('target_kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.account_id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['target_kind', 'target_id', 'account_id'])
      .execute();
  },
};
