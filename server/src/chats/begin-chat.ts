import type { CharacterCard } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { countChat } from '../explore/character-facts.ts';
import { recordChat } from '../history/history.ts';
import { appendEvents } from './chat-events.ts';
import { insertChat } from './chat-store.ts';
import { insertMessages } from './message-store.ts';
import type { ChatRow, MessageRow } from './tables.ts';

/** A chat that is to begin, and all that is in it from the start. */
export interface NewChat {
  chatId: string;
  ownerId: string;
  card: CharacterCard;
  title: string;
  notes: string;
  personaId: string | null;
  /** In the order of their numbers. */
  messages: readonly MessageRow[];
  /** The end of the active path. */
  activeMessageId: string;
  /** What a file from elsewhere had beyond our own fields, as JSON. */
  source: string | null;
  now: number;
  /** When it began elsewhere; left out for one that begins now. */
  createdAt?: number | undefined;
}

/** Writes a chat down, in the histories too, and counts it for its character. */
export async function beginChat(trx: Trx, begun: NewChat): Promise<ChatRow> {
  const { activeMessageId, card, chatId, messages, now, ownerId, title } = begun;
  const chat: ChatRow = {
    chat_id: chatId,
    owner_id: ownerId,
    character_id: card.characterId,
    title,
    notes: begun.notes,
    persona_id: begun.personaId,
    mature: card.mature ? 1 : 0,
    active_message_id: activeMessageId,
    replying_id: null,
    message_count: messages.length,
    event_seq: 0,
    source: begun.source,
    created_at: begun.createdAt ?? now,
    updated_at: now,
    deleted_at: null,
  };
  await insertChat(trx, chat);
  await insertMessages(trx, messages);
  await appendEvents(trx, chatId, [{ kind: 'message-added', message_id: activeMessageId }]);
  const { characterId, portrait } = card;
  await recordChat(trx, { chatId, ownerId, characterId, title, imageUrl: portrait.small, at: now });
  await countChat(trx, characterId);
  return { ...chat, event_seq: 1 };
}
