import type { CharacterCard } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { countChat } from '../../explore/character-facts.ts';
import { readMood } from '../../moods/read-mood.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import type { Locale } from '../../lib/locale.ts';
import { recordChat } from '../../history/history.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { chatEvents } from '../store/event-store.ts';
import { insertChat } from '../store/chat-store.ts';
import { insertMessages } from '../store/message-store.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

export const EMPTY_GREETING = '…';

export interface NewChat {
  chatId: string;
  ownerId: string;
  card: CharacterCard;
  title: string;
  /** The title was given, and is not the character's name. */
  named?: boolean | undefined;
  notes: string;
  personaId: string | null;
  locale: Locale;
  messages: readonly MessageRow[];
  activeMessageId: string;
  /** Foreign fields of an imported file, as JSON. */
  source: string | null;
  now: number;
  /** The play that it belongs to, which replaces it in the histories. */
  storySessionId?: string | undefined;
  /** JSON; left out for the defaults. */
  settings?: string | null | undefined;
  /** Left out for now. */
  createdAt?: number | undefined;
}

/** Inserts a chat; one without a play also enters the histories and the character's count. */
export async function beginChat(trx: Trx, begun: NewChat): Promise<ChatRow> {
  const { activeMessageId, card, chatId, messages, now, ownerId, title } = begun;
  const chat: ChatRow = {
    chat_id: chatId,
    owner_id: ownerId,
    character_id: card.characterId,
    title,
    named: begun.named === true ? 1 : 0,
    title_key: begun.named === true ? normalizeForSearch(title) : '',
    pinned: 0,
    notes: begun.notes,
    persona_id: begun.personaId,
    locale: begun.locale,
    mature: card.mature ? 1 : 0,
    active_message_id: activeMessageId,
    replying_id: null,
    message_count: messages.length,
    event_seq: 0,
    seen_seq: 1,
    source: begun.source,
    story_session_id: begun.storySessionId ?? null,
    settings: begun.settings ?? null,
    created_at: begun.createdAt ?? now,
    updated_at: now,
    deleted_at: null,
  };
  await insertChat(trx, chat);
  await insertMessages(trx, messages);
  await chatEvents.append(trx, chatId, [{ kind: 'message-added', subject_id: activeMessageId }]);
  if (chat.story_session_id !== null) return { ...chat, event_seq: 1 };
  const { characterId, portrait } = card;
  await recordChat(trx, { chatId, ownerId, characterId, title, imageUrl: portrait.small, at: now });
  await countChat(trx, characterId);
  return { ...chat, event_seq: 1 };
}

/** The alternative greetings of a chat, as siblings; `locale` is the language in which their moods are read. */
export function toGreetings(
  { clock, ids }: { clock: Clock; ids: Ids },
  { chatId, locale }: { chatId: string; locale: Locale },
  texts: readonly string[],
): MessageRow[] {
  return texts.map((text, ordinal) => ({
    message_id: ids.next('msg'),
    chat_id: chatId,
    parent_id: null,
    ordinal,
    depth: 0,
    role: 'character',
    text,
    search_text: normalizeForSearch(text),
    status: 'complete',
    failure: null,
    truncated: 0,
    retry_at: null,
    crisis: 0,
    hidden: 0,
    hidden_at: null,
    erased: 0,
    first_hash: null,
    edit_hash: null,
    pinned: 0,
    branch_name: null,
    speaker: null,
    note: null,
    mood: readMood(text, locale),
    source: null,
    created_at: clock.now(),
  }));
}
