import type { Logger } from 'pino';
import type { EmbeddingsConfig } from '../config/engines/embeddings.ts';
import type { Queries } from '../db/database.ts';
import { sha256 } from '../lib/hash.ts';
import type { EmbeddingEngine } from '../providers/embeddings/embedding-engine.ts';
import { fromBytes, similarity } from '../providers/embeddings/vector.ts';
import { fuseRanks } from './fuse-ranks.ts';
import { rankByWords } from './rank-by-words.ts';
import type { StoredVector, VectorStore } from './vector-store.ts';

/** The newest messages among those that no longer fit a prompt. */
export const MOST_RECALLABLE = 1_000;

/** Of each ranking; what comes later has little to do with the question. */
const MOST_RANKED = 20;
/** As many as a prompt has room for. */
const MOST_RECALLED = 6;

/** A message as an engine of replies reads it. */
export interface Said {
  id: string;
  text: string;
}

interface RecallDeps {
  engine: EmbeddingEngine;
  log: Logger;
  vectors: Pick<VectorStore, 'find'>;
  /** In ms, which a reply waits for the embedding of its question. */
  waitMs: number;
}

interface RecallParts {
  config: { embeddings: EmbeddingsConfig | undefined };
  embeddings: EmbeddingEngine | undefined;
  log: Logger;
}

/** Undefined where earlier messages are not recalled. */
export function createRecall(
  { config, embeddings: engine, log }: RecallParts,
  vectors: RecallDeps['vectors'],
): Recall | undefined {
  if (engine === undefined || config.embeddings === undefined) return undefined;
  return new Recall({ engine, log, vectors, waitMs: config.embeddings.waitMs });
}

/** Finds what was said long before and may matter for an answer, by words and by meaning. */
export class Recall {
  readonly #deps: RecallDeps;

  constructor(deps: RecallDeps) {
    this.#deps = deps;
  }

  /**
   * The messages that matter for a question, best first, at most six. By words alone while the engine does not answer
   * in time. Throws the signal's reason.
   *
   * @param messages Oldest first.
   */
  async find<Message extends Said>(
    db: Queries,
    question: string,
    messages: readonly Message[],
    signal: AbortSignal,
  ): Promise<Message[]> {
    if (question.trim() === '' || messages.length === 0) return [];
    const byWords = rankByWords(
      question,
      messages.map(({ text }) => text),
    );
    const byMeaning = await this.#rankByMeaning(db, question, messages, signal);
    return fuseRanks([byWords.slice(0, MOST_RANKED), byMeaning.slice(0, MOST_RANKED)])
      .slice(0, MOST_RECALLED)
      .map((place) => messages[place])
      .filter((message) => message !== undefined);
  }

  async #rankByMeaning(
    db: Queries,
    question: string,
    messages: readonly Said[],
    signal: AbortSignal,
  ): Promise<number[]> {
    const { engine, vectors } = this.#deps;
    const ids = messages.map(({ id }) => id);
    const stored = new Map((await vectors.find(db, ids, engine.model)).map((vector) => [vector.id, vector]));
    if (stored.size === 0) return [];
    const wanted = await this.#embed(question, signal);
    if (wanted === undefined) return [];
    return messages
      .map((message, place) => ({ place, score: scoreOf(wanted, message, stored.get(message.id)) }))
      .filter((scored): scored is { place: number; score: number } => scored.score !== undefined)
      .toSorted((a, b) => b.score - a.score || b.place - a.place)
      .map(({ place }) => place);
  }

  /** Undefined while the engine is away. */
  async #embed(question: string, signal: AbortSignal): Promise<Float32Array | undefined> {
    const { engine, log, waitMs } = this.#deps;
    try {
      const [vector] = await engine.embed({ purpose: 'question', texts: [question], limitMs: waitMs }, signal);
      return vector;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, model: engine.model }, 'question not embedded, messages recalled by words');
      return undefined;
    }
  }
}

/** Undefined without a vector of this text, and for one of another length, which is replaced in the background. */
function scoreOf(wanted: Float32Array, { text }: Said, stored: StoredVector | undefined): number | undefined {
  if (stored === undefined || stored.vector.byteLength !== wanted.byteLength || stored.textHash !== sha256(text)) {
    return undefined;
  }
  const score = similarity(wanted, fromBytes(stored.vector));
  return score > 0 ? score : undefined;
}
