import type { ReplyFailure } from '../contract/validators.ts';
import type { Mood } from '../explore/expressions/emotion-moods.ts';
import type { Locale } from '../lib/locale.ts';

export interface ChatRow {
  chat_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  character_id: string;
  /** The name of the character, until `named` says that it is a title. */
  title: string;
  /** 1 once its owner, or the file that it came in, gave it a title. */
  named: number;
  /** Folded title of a named chat, for searching; empty for the others. */
  title_key: string;
  /** 1 while its owner keeps it at the top. */
  pinned: number;
  notes: string;
  persona_id: string | null;
  locale: Locale;
  /** 1 when its character is mature: it is then shown only in that mode. */
  mature: number;
  active_message_id: string;
  /** The reply under way; there is one at most. */
  replying_id: string | null;
  /** Messages ever added; the next one's ordinal. */
  message_count: number;
  /** Number of the newest event. */
  event_seq: number;
  /** Number of the newest event that its owner has been sent. */
  seen_seq: number;
  /** Of a chat that came as a file: what that had beyond our own fields, as JSON. */
  source: string | null;
  /** The play that it is a part of; null for a chat by itself. */
  story_session_id: string | null;
  /** How its replies are written, as JSON; null for the usual way. */
  settings: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

/** One message: a node of the chat's tree. Its place never changes; its text, once complete, only by its owner's hand. */
export interface MessageRow {
  message_id: string;
  chat_id: string;
  parent_id: string | null;
  /** Its number in the order of coming, from 0. */
  ordinal: number;
  depth: number;
  role: 'character' | 'visitor';
  text: string;
  /** Folded text; empty while the reply is under way. */
  search_text: string;
  status: 'streaming' | 'complete' | 'stopped' | 'failed';
  failure: ReplyFailure | null;
  /** 1 for a complete reply that was cut for length. */
  truncated: number;
  /** When the engine may be asked again, where it said so; null unless it was too busy. */
  retry_at: number | null;
  /** 1 when the text suggests a risk of self-harm. */
  crisis: number;
  hidden: number;
  /** When its owner deleted it; null for one that is not, was erased, or came hidden in a file. */
  hidden_at: number | null;
  /** Of its first words, once its owner has reworded it; null before. */
  first_hash: string | null;
  /** Of its words while they are not the first ones; null while they are. */
  edit_hash: string | null;
  /** 1 once its words are gone for good. */
  erased: number;
  pinned: number;
  branch_name: string | null;
  /** The name under which it was said; null for that of the character, or of the visitor as they are now. */
  speaker: string | null;
  /** Narration, or shown and not sent to the engine; null for a part of the talk. */
  note: 'narration' | 'untold' | null;
  /** What the words of a reply show; null where they show none, and for what the visitor says. */
  mood: Mood | null;
  /** Of a message that came in a file: what that had beyond our own fields, as JSON. */
  source: string | null;
  created_at: number;
}

/** What a reply costs. */
export interface ReplyRow {
  message_id: string;
  /** Whose points were reserved. */
  wallet_id: string;
  /** Null when replies are free. */
  reservation_id: string | null;
  price: number;
  /** UTF-16 code units at its beginning that are those of the reply that it continues; 0 for a reply of its own. */
  continues_from: number;
  /** Points taken for good; null until the reply has ended. */
  charged: number | null;
}

/** Something that happened in a chat, in order. Messages are looked up when it is sent. */
export interface ChatEventRow {
  chat_id: string;
  seq: number;
  kind: 'message-added' | 'reply-text' | 'reply-ended' | 'message-changed' | 'path-changed';
  message_id: string;
  /** Of further words alone: where they stand, and they themselves; removed when the reply has ended. */
  text_offset: number | null;
  text: string | null;
}

export interface FactRow {
  fact_id: string;
  chat_id: string;
  /** The message that says so; null for what the visitor wrote themselves. */
  message_id: string | null;
  text: string;
  created_at: number;
}

/** What happened so far, as it was last written down on a branch; no version is ever changed. */
export interface SummaryRow {
  chat_id: string;
  /** Counted from 1. */
  version: number;
  text: string;
  /** How many letters of its beginning its owner wrote: they stay word for word. */
  own_length: number;
  /** The message that was the newest when its owner wrote, else the last that it speaks of. */
  made_at_id: string;
  /** The last message that it speaks of; null where unknown. */
  through_id: string | null;
  /** Names the messages that the engine read for it, and their wording; null where there was no engine. */
  covered: string | null;
  created_at: number;
}

export interface ImageRow {
  /** Grants access to the picture: it cannot be guessed. */
  image_id: string;
  owner_id: string;
  /** Of its bytes, as they lie in the storage: the same picture is kept once. */
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

/** A draft of the visitor's next message that is being written; there is one at most in a chat. */
export interface DraftRow {
  draft_id: string;
  chat_id: string;
  /** Whose points were reserved. */
  wallet_id: string;
  /** Null when drafts are free. */
  reservation_id: string | null;
  price: number;
}

export interface PersonaRow {
  persona_id: string;
  owner_id: string;
  name: string;
  description: string;
  /** A picture of them; null for none. */
  image_id: string | null;
  /** 1 while new chats begin as them. */
  is_default: number;
  created_at: number;
  /** When it was deleted; it can be restored for a while. */
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
}
