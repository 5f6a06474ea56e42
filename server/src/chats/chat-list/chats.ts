import type { Logger } from 'pino';
import {
  Chat,
  type CharacterCard,
  type ChatChanges,
  type ChatPage,
  type ContinueChat,
  type MessagePage,
  type ReplyQuote,
} from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { Explore } from '../../explore/explore.ts';
import type { View } from '../../http/view.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { forgetChat, recordChat } from '../../history/history.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import { expandMacros } from '../../prompt/macros.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Caller } from '../../http/caller.ts';
import { beginChat, EMPTY_GREETING, toGreetings } from './begin-chat.ts';
import { listChats, recentChats, titleOf, type ListRequest } from './chat-list.ts';
import { findFirstWords } from '../store/chat-list-store.ts';
import { findChat, findOwnChat, markSeen, updateChat } from '../store/chat-store.ts';
import { findMessagePage, type PageRequest } from '../messages/message-pages.ts';
import { findMessage } from '../store/message-store.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { livingPersona } from '../personas/living-persona.ts';
import { findDefaultPersona } from '../personas/persona-store.ts';
import { requirePersona } from '../personas/personas.ts';
import { readNames } from '../prompt/reply-request.ts';
import { showMessages } from '../messages/show.ts';
import type { ChatRow, PersonaRow } from '../tables.ts';
import { toClean, toPlainLine } from '../../lib/plain-text.ts';
import type { ReplyModels } from '../settings/reply-models.ts';
import { visitorAs, type ReadProfiles } from '../personas/visitor.ts';

const FIRST_PAGE = 40;
/** The contract's highest number. */
const MOST_GREETINGS = 16;

export interface ChatDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  ids: Ids;
  points: Points;
  explore: Explore;
  engine: TextEngine;
  models: Pick<ReplyModels, 'priceIn'>;
  profiles: ReadProfiles;
}

interface ChatRequest {
  characterId: string;
  greetingIndex: number;
  /** Left out for the default. */
  personaId?: string | undefined;
  /** No persona, even where there is a default. */
  asSelf: boolean;
}

/** Chats for their owner; NOT_FOUND for others. */
export class Chats {
  readonly #deps: ChatDeps;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND for a character or persona that is unknown or not visible. */
  async create(caller: Caller, request: ChatRequest): Promise<Chat> {
    const { clock, database, explore, ids, profiles } = this.#deps;
    const { characterId } = request;
    const { ownerId, view } = caller;
    const { locale } = view;
    const card = await explore.characterCard(view, characterId);
    const { alternateGreetings, greeting, name: title, nickname } = await readCharacterFacts(database.db, characterId);
    const greetings = [greeting, ...alternateGreetings].filter((text) => text.trim() !== '').slice(0, MOST_GREETINGS);
    if (request.greetingIndex >= Math.max(1, greetings.length)) {
      throw new AppError('VALIDATION_FAILED', 'greetingIndex: there is no such greeting', { field: 'greetingIndex' });
    }
    const act = { ownerId, operation: 'createChat', key: caller.key, input: request, now: clock.now() };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, Chat, async () => {
        const persona = await findPersonaFor(trx, ownerId, request);
        const chatId = ids.next('cht');
        const owner = { owner_id: ownerId, locale };
        const { name: user } = await visitorAs(trx, profiles, owner, persona);
        const names = { char: nickname.trim() || title, user };
        const texts = greetings.map((text) => expandMacros(text, names, chatId));
        const messages = toGreetings(this.#deps, { chatId, locale }, texts.length === 0 ? [EMPTY_GREETING] : texts);
        const active = messages[request.greetingIndex];
        if (active === undefined) throw new RangeError('A chat begins with a greeting');
        const chat = await beginChat(trx, {
          chatId,
          ownerId,
          card,
          title,
          notes: '',
          personaId: persona?.persona_id ?? null,
          locale,
          messages,
          activeMessageId: active.message_id,
          source: null,
          now: clock.now(),
        });
        return this.show(trx, chat, { ...card, chatCount: card.chatCount + 1 });
      }),
    );
  }

  async get(caller: Caller, chatId: string): Promise<Chat> {
    const { db } = this.#deps.database;
    const chat = await this.find(db, caller, chatId);
    const shown = await this.show(db, chat, await this.cardOf(caller.view, chat.character_id));
    // A pure read does not wait for a writer.
    if (chat.seen_seq < chat.event_seq)
      await bestEffort(this.#deps.log, 'marking a chat as seen failed', markSeen(db, chatId, chat.event_seq));
    return shown;
  }

  async list(caller: Caller, request: ListRequest): Promise<ChatPage> {
    const { database, explore, log } = this.#deps;
    return listChats({ db: database.db, explore, log }, caller, request);
  }

  async recent(caller: Caller, most: number): Promise<ContinueChat[]> {
    const { database, explore, log } = this.#deps;
    return recentChats({ db: database.db, explore, log }, caller, most);
  }

  /** Throws NOT_FOUND, also for another owner's persona. */
  async update(caller: Caller, chatId: string, changes: ChatChanges): Promise<Chat> {
    const { notes, personaId, pinned } = changes;
    const title = changes.title === undefined ? undefined : toPlainLine(changes.title, 'title');
    // Pinning does not count as use.
    const isUsed = [title, notes, personaId].some((change) => change !== undefined);
    await inTransaction(this.#deps.database, async (trx) => {
      await this.find(trx, caller, chatId);
      await requirePersona(trx, caller.ownerId, personaId ?? null);
      await updateChat(trx, chatId, {
        ...(isUsed ? { updated_at: this.#deps.clock.now() } : {}),
        ...(title === undefined ? {} : { title, named: 1, title_key: normalizeForSearch(title) }),
        ...(pinned === undefined ? {} : { pinned: pinned ? 1 : 0 }),
        ...(notes === undefined ? {} : { notes: toClean(notes) }),
        ...(personaId === undefined ? {} : { persona_id: personaId }),
      });
    });
    return this.get(caller, chatId);
  }

  /** Deletes a chat, in the histories too; returns the reply under way, which the caller stops. */
  async delete(caller: Caller, chatId: string): Promise<string | null> {
    return inTransaction(this.#deps.database, async (trx) => {
      const chat = await this.find(trx, caller, chatId);
      await updateChat(trx, chatId, { deleted_at: this.#deps.clock.now() });
      await forgetChat(trx, chatId);
      return chat.replying_id;
    });
  }

  /** Undoes `delete`. Throws NOT_FOUND. */
  async restore(caller: Caller, chatId: string): Promise<void> {
    const { database } = this.#deps;
    const viewer = { ownerId: caller.ownerId, mature: caller.view.mature };
    const gone = await findOwnChat(database.db, chatId, viewer);
    if (gone === undefined) throw noSuchChat();
    const { characterId, portrait } = await this.cardOf(caller.view, gone.character_id);
    await inTransaction(database, async (trx) => {
      const chat = await findOwnChat(trx, chatId, viewer);
      if (chat === undefined) throw noSuchChat();
      if (chat.deleted_at === null) return;
      await updateChat(trx, chatId, { deleted_at: null });
      const history = { ownerId: chat.owner_id, title: chat.title, imageUrl: portrait.small, at: chat.created_at };
      await recordChat(trx, { chatId, characterId, ...history });
    });
  }

  async quote(caller: Caller, chatId: string): Promise<ReplyQuote> {
    const { db } = this.#deps.database;
    return this.#quote(db, await this.find(db, caller, chatId));
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED for a cursor of another chat. */
  async listMessages(caller: Caller, chatId: string, request: PageRequest): Promise<MessagePage> {
    const { db } = this.#deps.database;
    return this.#page(db, await this.find(db, caller, chatId), request);
  }

  /** Throws NOT_FOUND alike for an unknown id and another owner's. */
  async find(db: Queries, { ownerId, view }: Caller, chatId: string): Promise<ChatRow> {
    const chat = await findChat(db, chatId, { ownerId, mature: view.mature });
    if (chat === undefined) throw noSuchChat();
    return chat;
  }

  /** A reply's text. Throws NOT_FOUND also for a visitor's message. */
  async replyText(caller: Caller, chatId: string, messageId: string): Promise<string> {
    const { db } = this.#deps.database;
    await this.find(db, caller, chatId);
    const message = await findMessage(db, chatId, messageId);
    if (message === undefined || message.role !== 'character' || message.hidden === 1 || message.text === '') {
      throw new AppError('NOT_FOUND', 'There is no such reply');
    }
    return message.text;
  }

  /** The speakers' names in the chat's and in the reader's language. Throws NOT_FOUND. */
  async namesIn(caller: Caller, chatId: string): Promise<string[]> {
    const { db } = this.#deps.database;
    const chat = await this.find(db, caller, chatId);
    const { name } = await this.cardOf(caller.view, chat.character_id);
    return [name, ...(await readNames(db, chat))];
  }

  async show(db: Queries, chat: ChatRow, character: CharacterCard): Promise<Chat> {
    return {
      chatId: chat.chat_id,
      title: chat.story_session_id === null ? titleOf(chat, await findFirstWords(db, chat.chat_id)) : chat.title,
      character,
      personaId: (await livingPersona(db, chat))?.persona_id ?? null,
      notes: chat.notes,
      activeMessageId: chat.active_message_id,
      messages: await this.#page(db, chat, { limit: FIRST_PAGE }),
      quote: await this.#quote(db, chat),
      lastEventId: String(chat.event_seq),
      createdAt: new Date(chat.created_at).toISOString(),
      updatedAt: new Date(chat.updated_at).toISOString(),
    };
  }

  async #quote(db: Queries, chat: ChatRow): Promise<ReplyQuote> {
    const { engine, models, points } = this.#deps;
    return {
      points: await models.priceIn(db, chat),
      balance: await points.balance(db, chat.owner_id),
      engine: engine.name,
      seesImages: engine.seesImages ?? false,
    };
  }

  async #page(db: Queries, chat: ChatRow, request: PageRequest): Promise<MessagePage> {
    const { rows, nextCursor, newerCursor } = await findMessagePage(db, chat, request);
    return { items: await showMessages(db, this.#deps, rows), nextCursor, newerCursor };
  }

  /** The card of a chat's character. Throws NOT_FOUND for one that is withheld or of another content mode. */
  async cardOf(view: View, characterId: string): Promise<CharacterCard> {
    const [card] = await this.#deps.explore.metCharacterCards(view, [characterId]);
    if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    return card;
  }
}

/** The owner's persona in a new chat. Throws NOT_FOUND for another visitor's. */
async function findPersonaFor(
  trx: Trx,
  ownerId: string,
  { asSelf, personaId }: Pick<ChatRequest, 'asSelf' | 'personaId'>,
): Promise<PersonaRow | undefined> {
  if (asSelf) return undefined;
  return personaId === undefined ? findDefaultPersona(trx, ownerId) : requirePersona(trx, ownerId, personaId);
}

function noSuchChat(): AppError {
  return new AppError('NOT_FOUND', 'There is no such chat');
}
