import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';

/** What an embeddings model made of a message; goes with it. */
export interface StoredVector {
  /** Of the message. */
  id: string;
  /** Of the text that was embedded. */
  textHash: string;
  /** Normalised, as 32-bit floats, little-endian; empty for a text that the model refused. */
  vector: Uint8Array;
}

export interface VectorTable {
  table: string;
  /** The column of a vector's chat or room. */
  topicId: string;
}

type AnyTables = Record<string, Record<string, string | Uint8Array>>;

/** The vectors of the messages of a kind of conversation, one for each message. */
export class VectorStore {
  readonly #table: string;
  readonly #topicId: string;

  constructor({ table, topicId }: VectorTable) {
    this.#table = table;
    this.#topicId = topicId;
  }

  /** The texts of a conversation that have a vector of a model, or were refused by it: hashes by message. */
  async findEmbedded(db: Queries, topicId: string, model: string): Promise<Map<string, string>> {
    const { rows } = await sql<{ message_id: string; text_hash: string }>`
      select message_id, text_hash from ${sql.table(this.#table)}
      where ${sql.ref(this.#topicId)} = ${topicId} and model = ${model}
    `.execute(db);
    return new Map(rows.map((row) => [row.message_id, row.text_hash]));
  }

  /** A model's vectors of some messages. */
  async find(db: Queries, messageIds: readonly string[], model: string): Promise<StoredVector[]> {
    if (messageIds.length === 0) return [];
    const { rows } = await sql<StoredVector>`
      select message_id as id, text_hash as ${sql.ref('textHash')}, vector from ${sql.table(this.#table)}
      where message_id in (${sql.join(messageIds)}) and model = ${model}
    `.execute(db);
    return rows;
  }

  /** Stores vectors in place of those that their messages had. */
  async put(trx: Trx, topicId: string, model: string, vectors: readonly StoredVector[]): Promise<void> {
    if (vectors.length === 0) return;
    await trx
      .withTables<AnyTables>()
      .insertInto(this.#table)
      .values(
        vectors.map(({ id, textHash, vector }) => ({
          message_id: id,
          [this.#topicId]: topicId,
          model,
          text_hash: textHash,
          vector,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('message_id').doUpdateSet((row) => ({
          model: row.ref('excluded.model'),
          text_hash: row.ref('excluded.text_hash'),
          vector: row.ref('excluded.vector'),
        })),
      )
      .execute();
  }

  /** Deletes a conversation's vectors of other models, and those of other lengths, which the model had under this name. */
  async deleteForeign(trx: Trx, topicId: string, { bytes, model }: { model: string; bytes: number }): Promise<void> {
    await sql`
      delete from ${sql.table(this.#table)} where ${sql.ref(this.#topicId)} = ${topicId}
      and (model != ${model} or length(vector) not in (0, cast(${bytes} as integer)))
    `.execute(trx);
  }

  /** Deletes a conversation's vectors of all other messages than these. */
  async deleteOthers(trx: Trx, topicId: string, messageIds: readonly string[]): Promise<void> {
    await trx
      .withTables<AnyTables>()
      .deleteFrom(this.#table)
      .where(this.#topicId, '=', topicId)
      .where('message_id', 'not in', messageIds)
      .execute();
  }

  async delete(trx: Trx, messageIds: readonly string[]): Promise<void> {
    if (messageIds.length === 0) return;
    await trx.withTables<AnyTables>().deleteFrom(this.#table).where('message_id', 'in', messageIds).execute();
  }
}
