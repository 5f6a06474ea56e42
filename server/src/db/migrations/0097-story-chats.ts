import type { Migration } from 'kysely/migration';

export const storyChats: Migration = {
  async up(db) {
    await db.schema
      .alterTable('chats')
      .addColumn('story_session_id', 'text', (column) => column.references('story_sessions.story_session_id'))
      .execute();
    await db.schema
      .createIndex('chats_by_story_session')
      .on('chats')
      .columns(['story_session_id', 'character_id'])
      .execute();
    await db.schema
      .createTable('story_offers')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.chat_id'))
      .addColumn('agreement_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.message_id'))
      .addPrimaryKeyConstraint('story_offers_key', ['chat_id', 'agreement_id', 'message_id'])
      .execute();
  },
};
