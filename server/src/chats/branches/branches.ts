import type { Chat, ChatBranchPage, ChatMessage, FoundMessagePage } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { cutPage } from '../../lists/keyset.ts';
import { readBranches } from './branch-list.ts';
import { chatEvents } from '../store/event-store.ts';
import { lockChat, updateChat } from '../store/chat-store.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import type { Caller } from '../../http/caller.ts';
import type { ChatDeps, Chats } from '../chat-list/chats.ts';
import { findLiving, findNewestLeaf } from '../store/path-store.ts';
import { listOf, searchMessages, type SearchRequest } from '../store/search-store.ts';
import { findMessage, updateMessage } from '../store/message-store.ts';
import { showMessages } from '../messages/show.ts';
import type { MessageRow } from '../tables.ts';
import { toPlainLine } from '../../lib/plain-text.ts';

export interface BranchDeps extends Pick<ChatDeps, 'database' | 'clock' | 'log' | 'points'> {
  chats: Chats;
  notifier: EventNotifier;
}

interface Marks {
  hidden?: boolean | undefined;
  pinned?: boolean | undefined;
  branchName?: string | null | undefined;
}

export class Branches {
  readonly #deps: BranchDeps;

  constructor(deps: BranchDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND, CONFLICT for an erased message. */
  async mark(caller: Caller, chatId: string, messageId: string, marks: Marks): Promise<ChatMessage> {
    const { chats, clock, database, notifier } = this.#deps;
    await chats.find(database.db, caller, chatId);
    return inTransaction(database, async (trx, afterCommit) => {
      await lockChat(trx, chatId);
      const message = await findMessage(trx, chatId, messageId);
      if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
      if (message.erased === 1) throw new AppError('CONFLICT', 'The message was deleted for good');
      const changes = toChanges(marks, clock.now());
      if (Object.keys(changes).length > 0) {
        await updateMessage(trx, messageId, changes);
        await chatEvents.append(trx, chatId, [{ kind: 'message-changed', subject_id: messageId }]);
        afterCommit(() => notifier.notify(chatId));
      }
      const [shown] = await showMessages(trx, this.#deps, [{ ...message, ...changes }]);
      if (shown === undefined) throw new Error('The message is gone');
      return shown;
    });
  }

  /**
   * Leads the active path through a message to its newest leaf. Throws NOT_FOUND, CONFLICT while a reply is under way.
   */
  async select(caller: Caller, chatId: string, messageId: string): Promise<Chat> {
    const { chats, clock, database, notifier } = this.#deps;
    await chats.find(database.db, caller, chatId);
    await inTransaction(database, async (trx, afterCommit) => {
      const chat = await lockChat(trx, chatId);
      const message = await findMessage(trx, chatId, messageId);
      if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
      const leafId = await findNewestLeaf(trx, messageId);
      if (leafId === chat.active_message_id) return;
      if (chat.replying_id !== null) throw new AppError('CONFLICT', 'A reply is under way');
      await updateChat(trx, chatId, { active_message_id: leafId, updated_at: clock.now() });
      await chatEvents.append(trx, chatId, [{ kind: 'path-changed', subject_id: leafId }]);
      afterCommit(() => notifier.notify(chatId));
    });
    return chats.get(caller, chatId);
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED for a cursor of another chat. */
  async list(
    caller: Caller,
    chatId: string,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<ChatBranchPage> {
    const { db } = this.#deps.database;
    return readBranches(db, await this.#deps.chats.find(db, caller, chatId), page);
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED for a cursor of another search. */
  async search(caller: Caller, chatId: string, request: SearchRequest): Promise<FoundMessagePage> {
    const { chats, database } = this.#deps;
    const { db } = database;
    const chat = await chats.find(db, caller, chatId);
    const rows = await searchMessages(db, chatId, request);
    const page = cutPage(rows, request.limit, listOf(chatId, request), (row) => [row.ordinal]);
    const active = await findLiving(db, chatId, chat.active_message_id);
    const shown = await showMessages(db, this.#deps, page.items);
    return {
      items: shown.map((message) => ({ message, onActivePath: active.has(message.messageId) })),
      nextCursor: page.nextCursor,
    };
  }
}

function toChanges({ hidden, pinned, branchName }: Marks, now: number): Partial<MessageRow> {
  return {
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0, hidden_at: hidden ? now : null }),
    ...(pinned === undefined ? {} : { pinned: pinned ? 1 : 0 }),
    ...(branchName === undefined ? {} : { branch_name: branchName && toPlainLine(branchName, 'branchName') }),
  };
}
