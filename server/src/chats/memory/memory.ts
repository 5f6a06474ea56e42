import { ChatMemory, type PromptContext } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { lockChat } from '../store/chat-store.ts';
import type { Caller } from '../../http/caller.ts';
import type { ChatDeps, Chats } from '../chat-list/chats.ts';
import { deleteFact, findFacts, insertFact, updateFact } from '../store/fact-store.ts';
import { findLiving } from '../store/path-store.ts';
import { findMessage } from '../store/message-store.ts';
import { readPromptContext } from '../prompt/prompt-context.ts';
import type { PromptLimits } from '../prompt/reply-request.ts';
import { findSummaries, insertSummary, livingSummary } from '../store/summary-store.ts';
import type { ChatRow, SummaryRow } from '../tables.ts';
import { toClean, toPlainText } from '../../lib/plain-text.ts';

export const MOST_FACTS = 100;

export interface MemoryDeps extends Pick<ChatDeps, 'database' | 'clock' | 'ids'> {
  chats: Chats;
  limits: PromptLimits;
}

interface FactWords {
  text: string;
  messageId?: string | undefined;
}

/** The memory of chats. What happened on another branch is kept but not sent to the engine. */
export class Memory {
  readonly #deps: MemoryDeps;

  constructor(deps: MemoryDeps) {
    this.#deps = deps;
  }

  async get(caller: Caller, chatId: string): Promise<ChatMemory> {
    const { chats, database } = this.#deps;
    return showMemory(database.db, await chats.find(database.db, caller, chatId));
  }

  /** The next prompt, by parts. Throws NOT_FOUND. */
  async context(caller: Caller, chatId: string): Promise<PromptContext> {
    const { chats, database, limits } = this.#deps;
    return readPromptContext(database.db, limits, await chats.find(database.db, caller, chatId));
  }

  /** Stores the owner's summary; later ones are appended, never changing it. Throws NOT_FOUND. */
  async summarise(caller: Caller, chatId: string, summary: string): Promise<ChatMemory> {
    return this.#change(caller, chatId, async (trx, chat) => {
      const text = toClean(summary);
      const versions = await findSummaries(trx, chatId);
      const living = await findLiving(trx, chatId, chat.active_message_id);
      const former = livingSummary(versions, living);
      await insertSummary(trx, {
        chat_id: chatId,
        version: (versions[0]?.version ?? 0) + 1,
        text,
        own_length: text.length,
        made_at_id: chat.active_message_id,
        through_id: former?.through_id ?? null,
        covered: null,
        created_at: this.#deps.clock.now(),
      });
      return chat;
    });
  }

  /** Throws NOT_FOUND for a message of another chat, CONFLICT for too many facts. */
  async pin(caller: Caller, chatId: string, { text, messageId }: FactWords): Promise<ChatMemory> {
    const { clock, ids } = this.#deps;
    const now = clock.now();
    const { ownerId, key } = caller;
    const act = { ownerId, operation: 'pinFact', key, input: { chatId, text, messageId }, now };
    const { chats, database } = this.#deps;
    await chats.find(database.db, caller, chatId);
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, ChatMemory, async () => {
        const chat = await lockChat(trx, chatId);
        if (messageId !== undefined && (await findMessage(trx, chatId, messageId)) === undefined) {
          throw new AppError('NOT_FOUND', 'There is no such message');
        }
        const others = await findFacts(trx, chatId);
        const words = { text: toPlainText(text, 'text'), message_id: messageId ?? null };
        if (others.some((other) => other.text === words.text && other.message_id === words.message_id)) {
          return showMemory(trx, chat);
        }
        if (others.length >= MOST_FACTS) throw new AppError('CONFLICT', 'There are too many facts');
        await insertFact(trx, {
          fact_id: ids.next('fct'),
          chat_id: chatId,
          ...words,
          created_at: now,
        });
        return showMemory(trx, chat);
      }),
    );
  }

  /** Changes the words of a fact; its source stays. Throws NOT_FOUND, BAD_REQUEST for blank words. */
  async rewrite(caller: Caller, chatId: string, factId: string, words: string): Promise<ChatMemory> {
    const text = toPlainText(words, 'text');
    return this.#change(caller, chatId, async (trx, chat) => {
      if (!(await updateFact(trx, chatId, factId, text))) throw new AppError('NOT_FOUND', 'There is no such fact');
      return chat;
    });
  }

  async forget(caller: Caller, chatId: string, factId: string): Promise<ChatMemory> {
    return this.#change(caller, chatId, async (trx, chat) => {
      if (!(await deleteFact(trx, chatId, factId))) throw new AppError('NOT_FOUND', 'There is no such fact');
      return chat;
    });
  }

  async #change(
    caller: Caller,
    chatId: string,
    work: (trx: Trx, chat: ChatRow) => Promise<ChatRow>,
  ): Promise<ChatMemory> {
    const { chats, database } = this.#deps;
    await chats.find(database.db, caller, chatId);
    return inTransaction(database, async (trx) => showMemory(trx, await work(trx, await lockChat(trx, chatId))));
  }
}

async function showMemory(db: Queries, chat: ChatRow): Promise<ChatMemory> {
  const facts = await findFacts(db, chat.chat_id);
  const living = await findLiving(db, chat.chat_id, chat.active_message_id);
  const isLiving = (messageId: string | null) => messageId === null || living.has(messageId);
  const versions = await findSummaries(db, chat.chat_id);
  const active = livingSummary(versions, living);
  const summary = active ?? versions[0];
  return {
    summary: summary?.text ?? '',
    summaryActive: active !== undefined || summary === undefined,
    summaryAuthor: authorOf(summary),
    facts: facts.map((fact) => ({
      factId: fact.fact_id,
      text: fact.text,
      messageId: fact.message_id,
      active: isLiving(fact.message_id),
      createdAt: new Date(fact.created_at).toISOString(),
    })),
  };
}

function authorOf(summary: SummaryRow | undefined): ChatMemory['summaryAuthor'] {
  if (summary === undefined || summary.text === '') return 'none';
  if (summary.own_length === 0) return 'engine';
  return summary.own_length < summary.text.length ? 'both' : 'visitor';
}
