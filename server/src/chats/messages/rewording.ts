import type { ChatMessage } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { forgetAnswersWith } from '../../idempotency/run-idempotent.ts';
import { sha256 } from '../../lib/hash.ts';
import { readMood } from '../../moods/read-mood.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Caller } from '../../http/caller.ts';
import { chatEvents } from '../store/event-store.ts';
import { lockChat } from '../store/chat-store.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import type { ChatDeps, Chats } from '../chat-list/chats.ts';
import { findMessage, updateMessage } from '../store/message-store.ts';
import { chatVectors } from '../store/vector-store.ts';
import { showMessages } from './show.ts';
import type { MessageRow } from '../tables.ts';
import { toPlainText } from '../../lib/plain-text.ts';

export interface RewordingDeps extends Pick<ChatDeps, 'database' | 'clock' | 'log' | 'points'> {
  chats: Chats;
  safety: Safety;
  notifier: EventNotifier;
}

/** Edits in place. Only the first text's hash is kept: what was removed is gone, and restoring it undoes "edited". */
export class Rewording {
  readonly #deps: RewordingDeps;

  constructor(deps: RewordingDeps) {
    this.#deps = deps;
  }

  /** Replaces a text without a reply. Throws NOT_FOUND, FORBIDDEN, CONFLICT when deleted or while replying. */
  async reword(caller: Caller, chatId: string, messageId: string, words: { text: string }): Promise<ChatMessage> {
    const { chats, database, safety, notifier } = this.#deps;
    const text = toPlainText(words.text, 'text');
    await chats.find(database.db, caller, chatId);
    const crisis = await moderate(safety, text, 'text', () => chats.namesIn(caller, chatId));
    return inTransaction(database, async (trx, afterCommit) => {
      const { locale, owner_id: ownerId, replying_id: replyingId } = await lockChat(trx, chatId);
      const message = await findMessage(trx, chatId, messageId);
      if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
      if (message.hidden === 1) throw new AppError('CONFLICT', 'The message was deleted');
      if (replyingId !== null) throw new AppError('CONFLICT', 'A reply is under way');
      const isReply = message.role === 'character';
      const mood = isReply ? readMood(text, locale) : null;
      const changes = { ...toChanges(message, text, isReply ? 0 : crisis), mood };
      if (text !== message.text) {
        await updateMessage(trx, messageId, changes);
        await chatVectors.delete(trx, [messageId]);
        // Stored responses hold the old text.
        await forgetAnswersWith(trx, ownerId, messageId);
        await chatEvents.append(trx, chatId, [{ kind: 'message-changed', subject_id: messageId }]);
        afterCommit(() => notifier.notify(chatId));
      }
      const [shown] = await showMessages(trx, this.#deps, [{ ...message, ...changes }]);
      if (shown === undefined) throw new Error('The message is gone');
      return shown;
    });
  }
}

function toChanges(message: MessageRow, text: string, crisis: number): Partial<MessageRow> {
  const firstHash = message.first_hash ?? sha256(message.text);
  const hash = sha256(text);
  const isAsAtFirst = hash === firstHash;
  return {
    text,
    crisis,
    search_text: normalizeForSearch(text),
    first_hash: isAsAtFirst ? null : firstHash,
    edit_hash: isAsAtFirst ? null : hash,
  };
}
