import type { z } from 'zod';
import { BegunReply, type ChatMessage, EditedMessage, SentMessage } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { lockChat } from '../store/chat-store.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import type { Caller } from '../../http/caller.ts';
import type { ChatDeps, Chats } from '../chat-list/chats.ts';
import { beginningOf } from '../prompt/continuation.ts';
import { findMessage } from '../store/message-store.ts';
import { LONGEST_REPLY, type Replies } from './replies.ts';
import { showMessages } from '../messages/show.ts';
import type { MessageRow } from '../tables.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import { ChatWrite } from './chat-write.ts';
import { readVisitor } from '../personas/visitor.ts';

export interface ConversationDeps extends Pick<ChatDeps, 'database' | 'clock' | 'ids' | 'log' | 'points' | 'profiles'> {
  chats: Chats;
  replies: Replies;
  notifier: EventNotifier;
  safety: Safety;
}

interface Words {
  text: string;
  parentId?: string | undefined;
  imageIds?: readonly string[] | undefined;
}

interface Shown {
  message: ChatMessage;
  reply: ChatMessage | null;
  activeMessageId: string;
  balance: number;
}

/** The acts of a chat's owner. Message, price and reply commit together. */
export class Conversation {
  readonly #deps: ConversationDeps;

  constructor(deps: ConversationDeps) {
    this.#deps = deps;
  }

  /**
   * Adds a message and begins its reply.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, also for another owner's picture; FORBIDDEN; CONFLICT while a reply is under way.
   */
  async send(caller: Caller, chatId: string, words: Words): Promise<SentMessage> {
    const text = toPlainText(words.text, 'text');
    const crisis = await moderate(this.#deps.safety, text, 'text', () => this.#deps.chats.namesIn(caller, chatId));
    return this.#turn(caller, { chatId, operation: 'sendMessage', input: words }, SentMessage, async (turn) => {
      const parent = await turn.find(words.parentId ?? turn.chat.active_message_id);
      const message = turn.say(parent, { role: 'visitor', text, crisis });
      await turn.show(message, words.imageIds ?? []);
      return [message, turn.reply(message)];
    });
  }

  /**
   * Begins another version of a reply.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; CONFLICT for what is no reply, and while one is under way.
   */
  async regenerate(caller: Caller, chatId: string, messageId: string): Promise<BegunReply> {
    const act = { chatId, operation: 'regenerateReply', input: messageId };
    return this.#turn(caller, act, BegunReply, async (turn) => {
      const { role, parent_id: parentId, status, text } = await turn.find(messageId);
      if (role !== 'character' || parentId === null) throw new AppError('CONFLICT', 'This message is not a reply');
      const parent = await turn.find(parentId);
      // A failed continuation is retried from the same beginning.
      const former = status === 'complete' ? '' : text.slice(0, await turn.continuesFrom(messageId));
      const beginning = beginningOf({ edit_hash: null, status: 'complete', text: former, truncated: 0 });
      return [parent, turn.reply(parent, beginning)];
    });
  }

  /**
   * Begins a sibling that continues a reply.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; CONFLICT for what is no reply, is empty or of full length, and while one is under
   * way.
   */
  async continue(caller: Caller, chatId: string, messageId: string): Promise<BegunReply> {
    const act = { chatId, operation: 'continueReply', input: messageId };
    return this.#turn(caller, act, BegunReply, async (turn) => {
      const message = await turn.find(messageId);
      const { hidden, parent_id: parentId, role, status } = message;
      if (role !== 'character' || parentId === null) throw new AppError('CONFLICT', 'This message is not a reply');
      if (hidden === 1 || status === 'streaming') throw new AppError('CONFLICT', 'There is nothing to continue');
      const beginning = beginningOf(message);
      if (beginning === '') throw new AppError('CONFLICT', 'There is nothing to continue');
      if (beginning.length >= LONGEST_REPLY) throw new AppError('CONFLICT', 'The reply has reached the longest length');
      const parent = await turn.find(parentId);
      return [parent, turn.reply(parent, beginning)];
    });
  }

  /**
   * Adds an edited version as a sibling, with a reply to a visitor's message.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT while a reply is under way.
   */
  async edit(caller: Caller, chatId: string, messageId: string, words: { text: string }): Promise<EditedMessage> {
    const text = toPlainText(words.text, 'text');
    const crisis = await moderate(this.#deps.safety, text, 'text', () => this.#deps.chats.namesIn(caller, chatId));
    const act = { chatId, operation: 'editMessage', input: { messageId, text } };
    return this.#turn(caller, act, EditedMessage, async (turn) => {
      const { role, parent_id: parentId } = await turn.find(messageId);
      const parent = parentId === null ? undefined : await turn.find(parentId);
      const message = turn.say(parent, { role, text, crisis: role === 'visitor' ? crisis : 0 });
      await turn.showAs(message, messageId);
      return role === 'visitor' ? [message, turn.reply(message)] : [message];
    });
  }

  /** Stops a reply; an ended one stays as it is. Throws NOT_FOUND. */
  async stop(caller: Caller, chatId: string, messageId: string): Promise<void> {
    const { chats, database, replies } = this.#deps;
    await chats.find(database.db, caller, chatId);
    const message = await findMessage(database.db, chatId, messageId);
    if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    if (message.status === 'streaming') await replies.stop(messageId);
  }

  async #turn<Result extends z.ZodType>(
    caller: Caller,
    act: { chatId: string; operation: string; input: unknown },
    result: Result,
    plan: (turn: ChatWrite) => Promise<[MessageRow, MessageRow?]>,
  ): Promise<z.output<Result>> {
    const { chats, clock, database, points, replies, notifier } = this.#deps;
    const { chatId, operation } = act;
    const { ownerId, key, view } = caller;
    await chats.find(database.db, caller, chatId);
    const named = { ownerId, operation, key, input: { chatId, input: act.input }, now: clock.now() };
    return inTransaction(database, (trx, afterCommit) =>
      runIdempotent(trx, named, result, async () => {
        const chat = { ...(await lockChat(trx, chatId)), locale: view.locale };
        const { name } = await readVisitor(trx, this.#deps.profiles, chat);
        const turn = new ChatWrite(this.#deps, trx, chat, name);
        const [message, reply] = await plan(turn);
        await turn.commit();
        afterCommit(() => {
          // The reply first: its reader waits for the engine.
          if (reply !== undefined) replies.run(turn.chat, reply);
          notifier.notify(chatId);
        });
        const [first, second] = await showMessages(trx, this.#deps, reply === undefined ? [message] : [message, reply]);
        if (first === undefined) throw new Error('The message is missing');
        const shown: Shown = {
          message: first,
          reply: second ?? null,
          activeMessageId: (second ?? first).messageId,
          balance: await points.balance(trx, turn.chat.owner_id),
        };
        return result.parse(shown);
      }),
    );
  }
}
