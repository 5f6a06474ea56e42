import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_members')
    .addColumn('member_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('muted', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('room_members_once', ['room_id', 'owner_id'])
    .execute();
  await db.schema.createIndex('room_members_by_owner').on('room_members').columns(['owner_id', 'state']).execute();
  await db.schema
    .createTable('room_invites')
    .addColumn('invite_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('max_uses', 'integer', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('room_invites_by_room').on('room_invites').columns(['room_id', 'expires_at']).execute();
  await db.schema
    .createTable('room_presence')
    .addColumn('stream_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('room_presence_by_room').on('room_presence').columns(['room_id', 'member_id']).execute();
  await db.schema.createIndex('room_presence_by_lease').on('room_presence').column('until').execute();
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_messages')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('character_id', 'text')
    .addColumn('speaker_name', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('crisis', 'integer', (column) => column.notNull())
    .addColumn('hidden', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('room_messages_order', ['room_id', 'ordinal'])
    .execute();
  await db.schema
    .createTable('room_turns')
    .addColumn('turn_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('character_id', 'text', (column) => column.notNull())
    .addColumn('cause_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.unique())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('wallet_id', 'text', (column) => column.notNull())
    .addColumn('payer_id', 'text', (column) => column.notNull())
    .addColumn('reservation_id', 'text')
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('charged', 'integer')
    .addUniqueConstraint('room_turns_order', ['room_id', 'ordinal'])
    .execute();
  await db.schema.createIndex('room_turns_by_state').on('room_turns').columns(['state', 'room_id']).execute();
  await db.schema.createIndex('room_turns_by_payer').on('room_turns').column('payer_id').execute();
  await db.schema
    .createTable('room_events')
    .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('text_offset', 'integer')
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('room_events_key', ['room_id', 'seq'])
    .execute();
}

export const rooms: Migration = {
  async up(db) {
    await db.schema
      .createTable('rooms')
      .addColumn('room_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_member_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('turn_taking', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('mature', 'integer', (column) => column.notNull())
      .addColumn('speaking_id', 'text')
      .addColumn('message_count', 'integer', (column) => column.notNull())
      .addColumn('turn_count', 'integer', (column) => column.notNull())
      .addColumn('event_seq', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('room_characters')
      .addColumn('room_id', 'text', (column) => column.notNull().references('rooms.room_id'))
      .addColumn('character_id', 'text', (column) => column.notNull().references('characters.character_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('quiet', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('room_characters_key', ['room_id', 'character_id'])
      .execute();
    await createPeople(db);
    await createWords(db);
  },
};
