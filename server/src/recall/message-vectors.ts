import type { Logger } from 'pino';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Background } from '../jobs/background.ts';
import { sha256 } from '../lib/hash.ts';
import { MOST_TEXTS, type EmbeddingEngine } from '../providers/embeddings/embedding-engine.ts';
import { toBytes } from '../providers/embeddings/vector.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import { MOST_RECALLABLE, type Said } from './recall.ts';
import type { VectorStore } from './vector-store.ts';

/** The newest messages of a conversation: those that can be recalled, and those that a prompt has anyway. */
const MOST_MESSAGES = MOST_RECALLABLE + 500;
/** Of all branches of a conversation; beyond it the present one's are kept. */
const MOST_VECTORS = 2 * MOST_MESSAGES;
/** A long conversation catches up over several replies. */
const MOST_ROUNDS = 4;
/** In ms, for a request that no reply waits for. */
const LIMIT_MS = 60_000;
const REFUSED = new Float32Array();

/** Where the messages of chats or of rooms are, and their vectors. */
export interface Conversations {
  vectors: VectorStore;
  /** The newest messages that an engine of replies reads, oldest first; undefined for a deleted conversation. */
  newest: (db: Queries, topicId: string, most: number) => Promise<Said[] | undefined>;
  /** False for a deleted conversation. */
  lock: (trx: Trx, topicId: string) => Promise<boolean>;
  /** Those of these messages that are still read, with their present texts. */
  stillSaid: (trx: Trx, messageIds: readonly string[]) => Promise<Said[]>;
}

interface VectorDeps {
  database: Database;
  background: Background;
  log: Logger;
  /** Undefined where messages get no vectors. */
  embeddings: EmbeddingEngine | undefined;
}

/** Gives the messages of conversations their embeddings in the background, oldest first. */
export class MessageVectors {
  readonly #deps: VectorDeps;
  readonly #conversations: Conversations;
  readonly #busy = new Set<string>();

  constructor(deps: VectorDeps, conversations: Conversations) {
    this.#deps = deps;
    this.#conversations = conversations;
  }

  /** Embeds what a conversation lacks, a bounded part of it; what fails is tried after the next reply. */
  consider(topicId: string): void {
    const { background, embeddings } = this.#deps;
    if (embeddings === undefined || this.#busy.has(topicId)) return;
    this.#busy.add(topicId);
    void background
      .run('embedding messages failed', (signal) => this.#catchUp(embeddings, topicId, signal))
      .then(() => this.#busy.delete(topicId));
  }

  async #catchUp(engine: EmbeddingEngine, topicId: string, signal: AbortSignal): Promise<void> {
    const { newest, vectors: store } = this.#conversations;
    for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round += 1) {
      const { db } = this.#deps.database;
      const messages = await newest(db, topicId, MOST_MESSAGES);
      if (messages === undefined) return;
      const embedded = await store.findEmbedded(db, topicId, engine.model);
      const lacking = messages.filter(({ id, text }) => embedded.get(id) !== sha256(text));
      const batch = lacking.slice(0, MOST_TEXTS);
      if (batch.length === 0) return;
      const vectors = await this.#embed(engine, batch, signal);
      const isFull = embedded.size + batch.length > MOST_VECTORS;
      await this.#keep(engine, topicId, vectors, isFull ? messages.map(({ id }) => id) : undefined);
      if (batch.length === lacking.length) return;
    }
  }

  /** The vectors by message. Of a refused batch, each text is tried alone; one refused alone is not tried again. */
  async #embed(engine: EmbeddingEngine, batch: readonly Said[], signal: AbortSignal): Promise<Map<Said, Float32Array>> {
    const request = { purpose: 'messages', limitMs: LIMIT_MS } as const;
    try {
      const vectors = await engine.embed({ ...request, texts: batch.map(({ text }) => text) }, signal);
      return new Map(batch.map((message, at) => [message, vectors[at] ?? REFUSED]));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const vectors = new Map<Said, Float32Array>();
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
    topicId: string,
    vectors: ReadonlyMap<Said, Float32Array>,
    only: readonly string[] | undefined,
  ): Promise<void> {
    const { lock, stillSaid, vectors: store } = this.#conversations;
    const bytes = [...vectors.values()].find(({ byteLength }) => byteLength > 0)?.byteLength;
    await inTransaction(this.#deps.database, async (trx) => {
      if (!(await lock(trx, topicId))) return;
      const said = await stillSaid(
        trx,
        [...vectors.keys()].map(({ id }) => id),
      );
      const texts = new Map(said.map(({ id, text }) => [id, text]));
      if (bytes !== undefined) await store.deleteForeign(trx, topicId, { model, bytes });
      if (only !== undefined) await store.deleteOthers(trx, topicId, only);
      const held = [...vectors].filter(([{ id, text }]) => texts.get(id) === text);
      await store.put(
        trx,
        topicId,
        model,
        held.map(([{ id, text }, vector]) => ({ id, textHash: sha256(text), vector: toBytes(vector) })),
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
