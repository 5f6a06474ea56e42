import { SentMessage } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { fold } from '../explore/fold.ts';
import { once } from '../idempotency/once.ts';
import { appendEvents } from './chat-events.ts';
import { lockChat, updateChat } from './chat-store.ts';
import type { ChatWatch } from './chat-watch.ts';
import type { Caller, ChatParts, Chats } from './chats.ts';
import { findMessage, findSiblings, insertMessages } from './message-store.ts';
import type { Replies } from './replies.ts';
import { showMessages } from './show.ts';
import type { ChatRow, MessageRow } from './tables.ts';
import { toPlainText } from './text.ts';

/** Messages that may answer one and the same. */
const MOST_SIBLINGS = 64;

export interface ConversationParts extends Pick<ChatParts, 'database' | 'clock' | 'ids' | 'points'> {
  chats: Chats;
  replies: Replies;
  watch: ChatWatch;
}

interface Words {
  text: string;
  parentId?: string | undefined;
}

/** What the owner of a chat says in it. */
export class Conversation {
  readonly #parts: ConversationParts;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
  }

  /**
   * Says something and begins the reply: words, price and reply are there together, or none of it is.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, or CONFLICT while another reply is under way.
   */
  async send(caller: Caller, chatId: string, words: Words): Promise<SentMessage> {
    const { chats, clock, database, replies, watch } = this.#parts;
    const text = toPlainText(words.text, 'text');
    const input = { chatId, ...words };
    const act = { ownerId: caller.ownerId, operation: 'sendMessage', key: caller.key, input, now: clock.now() };
    await chats.find(database.db, caller, chatId);
    return inTransaction(database, (trx, afterCommit) =>
      once(trx, act, SentMessage, async () => {
        const chat = await lockChat(trx, chatId);
        const parent = await this.#parentOf(trx, chat, words.parentId);
        const message = this.#message(chat, parent, { role: 'visitor', text, status: 'complete' });
        const reply = this.#message({ ...chat, message_count: chat.message_count + 1 }, message, {
          role: 'character',
          text: '',
          status: 'streaming',
        });
        await this.#add(trx, chat, [message, reply]);
        afterCommit(() => {
          watch.wake(chatId);
          replies.run(chat, reply);
        });
        return this.#sent(trx, chat, message, reply);
      }),
    );
  }

  /** Ends a reply under way. Throws NOT_FOUND for a message that is not there; one that has ended stays as it is. */
  async stop(caller: Caller, chatId: string, messageId: string): Promise<void> {
    const { chats, database, replies } = this.#parts;
    await chats.find(database.db, caller, chatId);
    const message = await findMessage(database.db, chatId, messageId);
    if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    if (message.status === 'streaming') await replies.stop(messageId);
  }

  async #parentOf(trx: Trx, chat: ChatRow, parentId = chat.active_message_id): Promise<MessageRow> {
    const parent = await findMessage(trx, chat.chat_id, parentId);
    if (parent === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    return parent;
  }

  #message(chat: ChatRow, parent: MessageRow, what: Pick<MessageRow, 'role' | 'text' | 'status'>): MessageRow {
    const { clock, ids } = this.#parts;
    return {
      message_id: ids.next('msg'),
      chat_id: chat.chat_id,
      parent_id: parent.message_id,
      ordinal: chat.message_count,
      depth: parent.depth + 1,
      search_text: fold(what.text),
      failure: null,
      crisis: 0,
      hidden: 0,
      pinned: 0,
      branch_name: null,
      created_at: clock.now(),
      ...what,
    };
  }

  /** Points are looked at first: who has none is told so, whatever else is under way. */
  async #add(trx: Trx, chat: ChatRow, added: readonly MessageRow[]): Promise<void> {
    const { clock, replies } = this.#parts;
    const first = added[0];
    const last = added.at(-1);
    if (first === undefined || last === undefined) return;
    const siblings = await findSiblings(trx, chat.chat_id, [first.parent_id]);
    if (siblings.length >= MOST_SIBLINGS) throw new AppError('CONFLICT', 'There are too many branches here');
    await insertMessages(trx, added);
    await replies.begin(trx, last.message_id, chat.owner_id);
    if (chat.replying_id !== null) throw new AppError('CONFLICT', 'Another reply is under way');
    await updateChat(trx, chat.chat_id, {
      active_message_id: last.message_id,
      replying_id: last.message_id,
      message_count: chat.message_count + added.length,
      updated_at: clock.now(),
    });
    const events = added.map((message) => ({ kind: 'message-added' as const, message_id: message.message_id }));
    await appendEvents(trx, chat.chat_id, events);
  }

  async #sent(trx: Trx, chat: ChatRow, message: MessageRow, reply: MessageRow): Promise<SentMessage> {
    const { points } = this.#parts;
    const [shownMessage, shownReply] = await showMessages(trx, points, [message, reply]);
    if (shownMessage === undefined || shownReply === undefined) throw new Error('Nothing was said');
    const balance = await points.balance(trx, chat.owner_id);
    return { message: shownMessage, reply: shownReply, activeMessageId: reply.message_id, balance };
  }
}
