import type { ReplyFailure, RoomNotice, RoomStatus, TurnTaking } from '../contract/validators.ts';
import type { Mood } from '../explore/expressions/emotion-moods.ts';
import type { Locale } from '../lib/locale.ts';

export interface RoomRow {
  room_id: string;
  owner_member_id: string;
  title: string;
  /** Where the conversation takes place, in the owner's words; empty for none. */
  scene: string;
  language: Locale;
  turn_taking: TurnTaking;
  status: RoomStatus;
  /** 1 when one of its characters was mature as it was opened: it is then shown only in that mode. */
  mature: number;
  /** The message that a character is writing; there is one at most. */
  speaking_id: string | null;
  /** Messages ever added; the next one's ordinal. */
  message_count: number;
  /** Turns ever planned; the next one's ordinal. */
  turn_count: number;
  memory_version: number;
  /** Number of the newest event. */
  event_seq: number;
  created_at: number;
  updated_at: number;
}

export interface RoomCharacterRow {
  room_id: string;
  character_id: string;
  /** Its place in the order of the room, from 0. */
  position: number;
  /** 1 while it replies only when a member asks for it. */
  quiet: number;
}

/** A member of a room; the row and the messages stay after leaving. */
export interface RoomMemberRow {
  member_id: string;
  room_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  display_name: string;
  muted: number;
  /** `removed` means for good. */
  state: 'in' | 'left' | 'removed';
  seen_count: number;
  joined_at: number;
  /** The invite by which they came in last; null for the first owner, and where it is not known. */
  invite_id: string | null;
}

export interface RoomInviteRow {
  invite_id: string;
  room_id: string;
  /** SHA-256: the code itself is told once. */
  code_hash: string;
  expires_at: number;
  max_uses: number;
  uses: number;
  revoked_at: number | null;
  created_at: number;
}

export interface RoomMessageRow {
  message_id: string;
  room_id: string;
  /** Its number in the order of coming, from 0. */
  ordinal: number;
  kind: 'member' | 'character' | 'notice';
  /** Who said it, or whom a notice is about. */
  member_id: string | null;
  character_id: string | null;
  speaker_name: string;
  notice: RoomNotice | null;
  text: string;
  status: 'streaming' | 'complete' | 'stopped' | 'failed';
  failure: ReplyFailure | null;
  /** 1 for a complete reply that was cut for length. */
  truncated: number;
  /** When the engine may be asked again, where it said so; null unless it was too busy. */
  retry_at: number | null;
  /** What the words of a character show; null where they show nothing, and until a reply has ended. */
  mood: Mood | null;
  /** 1 once its words were edited. */
  edited: number;
  /** The first version of the line; null while it is the only one. */
  place_id: string | null;
  /** 1 for the version that is shown; of a line with one version it always is. */
  shown: number;
  /** 1 when the text suggests a risk of self-harm. */
  crisis: number;
  hidden: number;
  created_at: number;
}

/** A reply of a character: planned and paid for with what causes it, spoken when the ones before it are over. */
export interface RoomTurnRow {
  turn_id: string;
  room_id: string;
  /** Its number in the order of planning. */
  ordinal: number;
  character_id: string;
  /** The words that it answers; null when a member asked for it. */
  cause_id: string | null;
  state: 'waiting' | 'speaking' | 'ended';
  /** The line of which the reply is another version; null for a new line. */
  place_id: string | null;
  /** The reply; null while it waits, and when it was given up. */
  message_id: string | null;
  member_id: string;
  /** Whose points were reserved. */
  wallet_id: string;
  /** Whose they are now: a guest may have signed in meanwhile. */
  payer_id: string;
  /** Null when replies are free. */
  reservation_id: string | null;
  price: number;
  /** Points taken for good; null until the turn has ended. */
  charged: number | null;
}

/** Something that happened in a room, in order. What it is about is looked up when it is sent. */
export interface RoomEventRow {
  room_id: string;
  seq: number;
  kind:
    | 'message-added'
    | 'message-changed'
    | 'message-hidden'
    | 'reply-text'
    | 'reply-ended'
    | 'member-changed'
    | 'presence-changed'
    | 'room-changed';
  /** The message or the member that it is about; the room for `room-changed`. */
  subject_id: string;
  detail: 'joined' | 'changed' | 'left' | 'removed' | 'present' | 'absent' | null;
  /** Of further words alone: where they stand, and they themselves; removed when the reply has ended. */
  text_offset: number | null;
  text: string | null;
}

/** An open stream of a member, under a lease that its server renews. */
export interface RoomPresenceRow {
  stream_id: string;
  room_id: string;
  member_id: string;
  until: number;
}

export interface RoomSummaryRow {
  room_id: string;
  version: number;
  text: string;
  /** How many letters of its beginning an owner wrote: they stay word for word. */
  own_length: number;
  /** The ordinal of the last message that it speaks of; -1 for none. */
  through_ordinal: number;
}

export interface RoomFactRow {
  fact_id: string;
  room_id: string;
  member_id: string;
  pinned_by: string;
  text: string;
  created_at: number;
}

export interface RoomTables {
  rooms: RoomRow;
  room_characters: RoomCharacterRow;
  room_members: RoomMemberRow;
  room_invites: RoomInviteRow;
  room_messages: RoomMessageRow;
  room_turns: RoomTurnRow;
  room_events: RoomEventRow;
  room_presence: RoomPresenceRow;
  room_summaries: RoomSummaryRow;
  room_facts: RoomFactRow;
}
