import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgetAnswersWith } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import { chatEvents } from '../store/event-store.ts';
import { lockChat } from '../store/chat-store.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import { detachImages } from '../images/image-store.ts';
import { deleteFactsOf } from '../store/fact-store.ts';
import { eraseMessage, findDeleted } from '../store/message-store.ts';

export const UNDO_MS = 5 * 60_000;
/** Messages that one sweep erases; the next one follows in seconds. */
const MOST_AT_ONCE = 200;

interface DeletedDeps {
  database: Database;
  clock: Clock;
  notifier: EventNotifier;
}

/** Erases deleted messages once they can no longer be brought back. Any number of servers may do so at once. */
export class DeletedMessages {
  readonly #deps: DeletedDeps;

  constructor(deps: DeletedDeps) {
    this.#deps = deps;
  }

  /** Removes the words, pictures and remembered facts of each message whose time is over; its place in the tree stays. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    const before = clock.now() - UNDO_MS;
    for (const message of await findDeleted(database.db, before, MOST_AT_ONCE)) await this.#erase(message, before);
  }

  async #erase(
    { chat_id: chatId, message_id: messageId }: Awaited<ReturnType<typeof findDeleted>>[number],
    before: number,
  ): Promise<void> {
    const { database, notifier } = this.#deps;
    await inTransaction(database, async (trx, afterCommit) => {
      const { owner_id: ownerId } = await lockChat(trx, chatId);
      // Its owner may have brought it back meanwhile, or another server may have been first.
      if (!(await eraseMessage(trx, messageId, before))) return;
      await forget(trx, ownerId, messageId);
      await chatEvents.append(trx, chatId, [{ kind: 'message-changed', subject_id: messageId }]);
      afterCommit(() => notifier.notify(chatId));
    });
  }
}

/** What else holds the words of a message: facts taken from it, its pictures, and answers kept for repeated calls. */
async function forget(trx: Trx, ownerId: string, messageId: string): Promise<void> {
  await deleteFactsOf(trx, messageId);
  await detachImages(trx, messageId);
  await forgetAnswersWith(trx, ownerId, messageId);
}
