import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeForSearch } from '../../lib/search-text.ts';

const ROWS_AT_ONCE = 500;

interface NamedChat {
  chat_id: string;
  title: string;
}

/** Titles that owners gave before there was a column to say so: those that are not their character's name. */
async function markNamedChats(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<NamedChat>`
      select chat_id, title from chats
      where chat_id > ${after} and not exists (
        select 1 from character_texts as t where t.character_id = chats.character_id and t.name = chats.title
      )
      order by chat_id limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { chat_id: chatId, title } of rows) {
      await sql`update chats set named = 1, title_key = ${normalizeForSearch(title)} where chat_id = ${chatId}`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.chat_id;
  }
}

/** What the lists of conversations need: titles, pins, and what their readers have seen. */
export const waysBack: Migration = {
  async up(db) {
    const chats = () => db.schema.alterTable('chats');
    await chats()
      .addColumn('named', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await chats()
      .addColumn('title_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await chats()
      .addColumn('pinned', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await chats()
      .addColumn('seen_seq', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update chats set seen_seq = event_seq`.execute(db);
    await markNamedChats(db);
    await db.schema
      .createIndex('chats_by_pin')
      .on('chats')
      .columns(['owner_id', 'pinned', 'updated_at', 'chat_id'])
      .execute();
    await db.schema
      .alterTable('room_members')
      .addColumn('seen_count', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update room_members set seen_count =
        (select message_count from rooms where rooms.room_id = room_members.room_id)`.execute(db);
  },
};
