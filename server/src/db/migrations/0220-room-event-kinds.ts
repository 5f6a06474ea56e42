import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of rooms are called as those of chats (Decision 028), so that clients can resume across the change. */
export const roomEventKinds: Migration = {
  async up(db) {
    await sql`
      update room_events set kind = case kind
        when 'message' then 'message-added'
        when 'delta' then 'reply-text'
        when 'end' then 'reply-ended'
        when 'hidden' then 'message-hidden'
        when 'member' then 'member-changed'
        when 'presence' then 'presence-changed'
        when 'room' then 'room-changed'
        else kind
      end
    `.execute(db);
  },
};
