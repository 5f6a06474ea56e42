import type { MessageStatus, ReplyFailure, RoomNotice, RoomStatus, TurnTaking } from '../contract/validators.ts';
import type { Mood } from '../explore/expressions/emotion-moods.ts';
import type { Locale } from '../lib/locale.ts';

export interface RoomRow {
  room_id: string;
  owner_member_id: string;
  title: string;
  scene: string;
  language: Locale;
  turn_taking: TurnTaking;
  status: RoomStatus;
  /** 1 when opened with a mature character: shown only in that mode. */
  mature: number;
  speaking_id: string | null;
  message_count: number;
  turn_count: number;
  memory_version: number;
  event_seq: number;
  created_at: number;
  updated_at: number;
}

export interface RoomCharacterRow {
  room_id: string;
  character_id: string;
  /** From 0. */
  position: number;
  /** 1: replies only when asked. */
  quiet: number;
}

export interface RoomMemberRow {
  member_id: string;
  room_id: string;
  /** See `ownerOf`. */
  owner_id: string;
  display_name: string;
  muted: number;
  /** `removed` is for good. */
  state: 'in' | 'left' | 'removed';
  seen_count: number;
  joined_at: number;
  /** Null for the first owner and where unknown. */
  invite_id: string | null;
}

export interface RoomInviteRow {
  invite_id: string;
  room_id: string;
  /** SHA-256; the code is shown once. */
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
  /** From 0. */
  ordinal: number;
  kind: 'member' | 'character' | 'notice';
  /** The author, or a notice's subject. */
  member_id: string | null;
  character_id: string | null;
  speaker_name: string;
  notice: RoomNotice | null;
  text: string;
  status: MessageStatus;
  failure: ReplyFailure | null;
  /** 1 when cut for length. */
  truncated: number;
  /** Epoch ms; null unless the engine was too busy. */
  retry_at: number | null;
  /** Null where unknown, and until the end. */
  mood: Mood | null;
  edited: number;
  /** The first version; null while alone. */
  place_id: string | null;
  /** 1 for the shown version. */
  shown: number;
  /** 1 when the text suggests a risk of self-harm. */
  crisis: number;
  hidden: number;
  created_at: number;
}

/** A character's reply: planned and paid with its cause, spoken in turn. */
export interface RoomTurnRow {
  turn_id: string;
  room_id: string;
  ordinal: number;
  character_id: string;
  /** Null when a member asked. */
  cause_id: string | null;
  state: 'waiting' | 'speaking' | 'ended';
  /** The line that it replaces; null for a new one. */
  place_id: string | null;
  message_id: string | null;
  member_id: string;
  wallet_id: string;
  payer_id: string;
  reservation_id: string | null;
  price: number;
  /** Null until ended. */
  charged: number | null;
}

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
  /** A message or a member; the room for `room-changed`. */
  subject_id: string;
  detail: 'joined' | 'changed' | 'left' | 'removed' | 'present' | 'absent' | null;
  /** Only of text; removed when the reply has ended. */
  text_offset: number | null;
  text: string | null;
}

/** Leased by its server. */
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
  /** Length of the owner's beginning, which stays word for word. */
  own_length: number;
  /** The last ordinal covered; -1 for none. */
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

/** See `StoredVector`. */
export interface RoomVectorRow {
  message_id: string;
  room_id: string;
  model: string;
  text_hash: string;
  vector: Uint8Array;
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
  room_message_vectors: RoomVectorRow;
}
