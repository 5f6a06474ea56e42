import type { MessageStatus, ReplyFailure } from '../contract/validators.ts';
import type { Mood } from '../explore/expressions/emotion-moods.ts';
import type { Locale } from '../lib/locale.ts';

export interface ChatRow {
  chat_id: string;
  /** Account, or device of a guest: see `ownerOf`. */
  owner_id: string;
  character_id: string;
  /** The character's name until `named`. */
  title: string;
  /** 1 for a given title. */
  named: number;
  /** Folded, for searching; empty when not named. */
  title_key: string;
  pinned: number;
  notes: string;
  persona_id: string | null;
  locale: Locale;
  /** 1 for a mature character, shown only in that mode. */
  mature: number;
  active_message_id: string;
  replying_id: string | null;
  /** The next message's ordinal. */
  message_count: number;
  event_seq: number;
  /** The newest event that the owner was sent. */
  seen_seq: number;
  /** Foreign fields of an imported file, as JSON. */
  source: string | null;
  story_session_id: string | null;
  /** JSON; null for the defaults. */
  settings: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface MessageRow {
  message_id: string;
  chat_id: string;
  parent_id: string | null;
  /** From 0. */
  ordinal: number;
  depth: number;
  role: 'character' | 'visitor';
  text: string;
  /** Folded; empty while under way. */
  search_text: string;
  status: MessageStatus;
  failure: ReplyFailure | null;
  truncated: number;
  /** Epoch ms; null unless the engine was too busy. */
  retry_at: number | null;
  crisis: number;
  hidden: number;
  /** When its owner deleted it; null for an erased one, and one that was hidden in a file. */
  hidden_at: number | null;
  /** Of the first text, once reworded. */
  first_hash: string | null;
  /** Of the present text while it is not the first. */
  edit_hash: string | null;
  erased: number;
  pinned: number;
  branch_name: string | null;
  /** Null for the character, or the visitor as they are now. */
  speaker: string | null;
  /** Narration, or not sent to the engine. */
  note: 'narration' | 'untold' | null;
  /** Null where unknown, and for visitors. */
  mood: Mood | null;
  /** Foreign fields of an imported file, as JSON. */
  source: string | null;
  created_at: number;
}

export interface ReplyRow {
  message_id: string;
  wallet_id: string;
  reservation_id: string | null;
  price: number;
  /** UTF-16 units of the reply that it continues. */
  continues_from: number;
  /** Null until the reply has ended. */
  charged: number | null;
}

export interface ChatEventRow {
  chat_id: string;
  seq: number;
  kind: 'message-added' | 'reply-text' | 'reply-ended' | 'message-changed' | 'path-changed';
  message_id: string;
  /** Only of text; removed when the reply has ended. */
  text_offset: number | null;
  text: string | null;
}

export interface FactRow {
  fact_id: string;
  chat_id: string;
  /** Null for a fact that the visitor wrote. */
  message_id: string | null;
  text: string;
  created_at: number;
}

export interface SummaryRow {
  chat_id: string;
  version: number;
  text: string;
  /** Length of the owner's beginning, which stays word for word. */
  own_length: number;
  /** The newest message when its owner wrote, else the last one covered. */
  made_at_id: string;
  /** The last message covered; null where unknown. */
  through_id: string | null;
  /** The covered messages with their wording; null without an engine. */
  covered: string | null;
  created_at: number;
}

/** See `StoredVector`. */
export interface VectorRow {
  message_id: string;
  chat_id: string;
  model: string;
  text_hash: string;
  vector: Uint8Array;
}

export interface ImageRow {
  /** Unguessable: grants access. */
  image_id: string;
  owner_id: string;
  hash: string;
  alt: string;
  width: number;
  height: number;
  created_at: number;
}

interface MessageImageRow {
  message_id: string;
  position: number;
  image_id: string;
}

/** At most one in a chat. */
export interface DraftRow {
  draft_id: string;
  chat_id: string;
  wallet_id: string;
  reservation_id: string | null;
  price: number;
}

export interface PersonaRow {
  persona_id: string;
  owner_id: string;
  name: string;
  description: string;
  image_id: string | null;
  is_default: number;
  created_at: number;
  deleted_at: number | null;
}

export interface ChatTables {
  chats: ChatRow;
  messages: MessageRow;
  replies: ReplyRow;
  chat_events: ChatEventRow;
  chat_facts: FactRow;
  chat_summaries: SummaryRow;
  images: ImageRow;
  message_images: MessageImageRow;
  personas: PersonaRow;
  message_drafts: DraftRow;
  message_vectors: VectorRow;
}
