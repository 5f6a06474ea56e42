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
import { chatVectors } from '../store/vector-store.ts';

export const UNDO_MS = 5 * 60_000;
const MOST_AT_ONCE = 200;

interface DeletedDeps {
  database: Database;
  clock: Clock;
  notifier: EventNotifier;
}

export class DeletedMessages {
  readonly #deps: DeletedDeps;

  constructor(deps: DeletedDeps) {
    this.#deps = deps;
  }

  /** Erases text, pictures and facts of expired messages; their place in the tree stays. */
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
      // Restored meanwhile, or another server was first.
      if (!(await eraseMessage(trx, messageId, before))) return;
      await forget(trx, ownerId, messageId);
      await chatEvents.append(trx, chatId, [{ kind: 'message-changed', subject_id: messageId }]);
      afterCommit(() => notifier.notify(chatId));
    });
  }
}

/** Other copies of a message: facts, its vector, pictures, stored responses. */
async function forget(trx: Trx, ownerId: string, messageId: string): Promise<void> {
  await deleteFactsOf(trx, messageId);
  await chatVectors.delete(trx, [messageId]);
  await detachImages(trx, messageId);
  await forgetAnswersWith(trx, ownerId, messageId);
}
