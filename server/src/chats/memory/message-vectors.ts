import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Background } from '../../jobs/background.ts';
import { sha256 } from '../../lib/hash.ts';
import { MOST_TEXTS, type EmbeddingEngine } from '../../providers/embeddings/embedding-engine.ts';
import { toBytes } from '../../providers/embeddings/vector.ts';
import { EngineError } from '../../providers/engines/engine-error.ts';
import { MOST_RECALLABLE } from '../prompt/recalled-messages.ts';
import { toPromptMessages } from '../prompt/prompt-messages.ts';
import { findLivingChat, lockChat } from '../store/chat-store.ts';
import { findMessages } from '../store/message-store.ts';
import { findPathUp } from '../store/path-store.ts';
import { deleteForeignVectors, deleteOtherVectors, findEmbedded, putVectors } from '../store/vector-store.ts';
import type { MessageRow } from '../tables.ts';

/** The newest messages of a path: those that can be recalled, and those that a prompt has anyway. */
const MOST_MESSAGES = MOST_RECALLABLE + 500;
/** Of all branches of a chat; beyond it the present one's are kept. */
const MOST_VECTORS = 2 * MOST_MESSAGES;
/** A long chat catches up over several replies. */
const MOST_ROUNDS = 4;
/** In ms, for a request that no reply waits for. */
const LIMIT_MS = 60_000;
const REFUSED = new Float32Array();

interface VectorDeps {
  database: Database;
  background: Background;
  log: Logger;
  /** Undefined where messages get no vectors. */
  embeddings: EmbeddingEngine | undefined;
}

/** Gives the messages of chats their embeddings in the background, oldest first. */
export class MessageVectors {
  readonly #deps: VectorDeps;
  readonly #busy = new Set<string>();

  constructor(deps: VectorDeps) {
    this.#deps = deps;
  }

  /** Embeds what a chat's present path lacks, a bounded part of it; what fails is tried after the next reply. */
  consider(chatId: string): void {
    const { background, embeddings } = this.#deps;
    if (embeddings === undefined || this.#busy.has(chatId)) return;
    this.#busy.add(chatId);
    void background
      .run('embedding messages failed', (signal) => this.#catchUp(embeddings, chatId, signal))
      .then(() => this.#busy.delete(chatId));
  }

  async #catchUp(engine: EmbeddingEngine, chatId: string, signal: AbortSignal): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round += 1) {
      const { db } = this.#deps.database;
      const chat = await findLivingChat(db, chatId);
      if (chat === undefined) return;
      const messages = toPromptMessages(await findPathUp(db, chatId, chat.active_message_id, MOST_MESSAGES));
      const embedded = await findEmbedded(db, chatId, engine.model);
      const lacking = messages.filter(({ message_id: id, text }) => embedded.get(id) !== sha256(text));
      const batch = lacking.slice(0, MOST_TEXTS);
      if (batch.length === 0) return;
      const vectors = await this.#embed(engine, batch, signal);
      const isFull = embedded.size + batch.length > MOST_VECTORS;
      await this.#keep(engine, chatId, vectors, isFull ? messages.map((message) => message.message_id) : undefined);
      if (batch.length === lacking.length) return;
    }
  }

  /** The vectors by message. Of a refused batch, each text is tried alone; one refused alone is not tried again. */
  async #embed(
    engine: EmbeddingEngine,
    batch: readonly MessageRow[],
    signal: AbortSignal,
  ): Promise<Map<MessageRow, Float32Array>> {
    const request = { purpose: 'messages', limitMs: LIMIT_MS } as const;
    try {
      const vectors = await engine.embed({ ...request, texts: batch.map(({ text }) => text) }, signal);
      return new Map(batch.map((message, at) => [message, vectors[at] ?? REFUSED]));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const vectors = new Map<MessageRow, Float32Array>();
      for (const message of batch) {
        const [vector = REFUSED] = await engine.embed({ ...request, texts: [message.text] }, signal).catch(refusedOnly);
        vectors.set(message, vector);
      }
      const refused = [...vectors.values()].filter((vector) => vector === REFUSED).length;
      // An engine that refuses all is not set up rightly.
      if (refused === batch.length) throw error;
      this.#deps.log.warn({ refused, model: engine.model }, 'texts refused by the embeddings engine');
      return vectors;
    }
  }

  /** Stores vectors of messages that are still there with the same text. */
  async #keep(
    { model }: EmbeddingEngine,
    chatId: string,
    vectors: ReadonlyMap<MessageRow, Float32Array>,
    only: readonly string[] | undefined,
  ): Promise<void> {
    const bytes = [...vectors.values()].find(({ byteLength }) => byteLength > 0)?.byteLength;
    await inTransaction(this.#deps.database, async (trx) => {
      if ((await findLivingChat(trx, chatId)) === undefined) return;
      await lockChat(trx, chatId);
      const ids = [...vectors.keys()].map((message) => message.message_id);
      const texts = new Map(toPromptMessages(await findMessages(trx, ids)).map((row) => [row.message_id, row.text]));
      if (bytes !== undefined) await deleteForeignVectors(trx, chatId, { model, bytes });
      if (only !== undefined) await deleteOtherVectors(trx, chatId, only);
      const held = [...vectors].filter(([{ message_id: id, text }]) => texts.get(id) === text);
      await putVectors(
        trx,
        held.map(([{ message_id: messageId, text }, vector]) => ({
          message_id: messageId,
          chat_id: chatId,
          model,
          text_hash: sha256(text),
          vector: toBytes(vector),
        })),
      );
    });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof EngineError && error.failure === 'refused';
}

function refusedOnly(error: unknown): Float32Array[] {
  if (!isRefusal(error)) throw error;
  return [];
}
