import type { ReplyFailure, RoomNotice, RoomStatus, TurnTaking } from '../contract/validators.ts';
import type { Locale } from '../explore/locale.ts';

/** A conversation of several people with several characters. */
export interface RoomRow {
  room_id: string;
  /** The member who owns it. */
  owner_member_id: string;
  title: string;
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
  /** 1 while it speaks only when somebody asks for it. */
  quiet: number;
}

/** A person in a room; whoever leaves keeps the row, and the words that they have said. */
export interface RoomMemberRow {
  member_id: string;
  room_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  display_name: string;
  muted: number;
  /** `removed` means for good. */
  state: 'in' | 'left' | 'removed';
  /** How many of the room's messages the member has been sent. */
  seen_count: number;
  joined_at: number;
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

/** One message; only ever added. Text and place never change once it is complete. */
export interface RoomMessageRow {
  message_id: string;
  room_id: string;
  /** Its number in the order of coming, from 0. */
  ordinal: number;
  kind: 'member' | 'character' | 'notice';
  /** Who said it, or whom a notice is about. */
  member_id: string | null;
  character_id: string | null;
  /** The name of whoever said it, as it was then. */
  speaker_name: string;
  notice: RoomNotice | null;
  text: string;
  status: 'streaming' | 'complete' | 'stopped' | 'failed';
  failure: ReplyFailure | null;
  /** 1 when it sounds as if somebody may be in danger from themselves. */
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
  /** The words that it answers; null when somebody has asked for it. */
  cause_id: string | null;
  state: 'waiting' | 'speaking' | 'ended';
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

/** What its followers are told, in order. What it is about is looked up when it is told. */
export interface RoomEventRow {
  room_id: string;
  seq: number;
  kind: 'message' | 'delta' | 'end' | 'hidden' | 'member' | 'presence' | 'room';
  /** The message or the member that it is about; the room for `room`. */
  subject_id: string;
  /** How a member has changed, or whether they are there now. */
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

export interface RoomTables {
  rooms: RoomRow;
  room_characters: RoomCharacterRow;
  room_members: RoomMemberRow;
  room_invites: RoomInviteRow;
  room_messages: RoomMessageRow;
  room_turns: RoomTurnRow;
  room_events: RoomEventRow;
  room_presence: RoomPresenceRow;
}
