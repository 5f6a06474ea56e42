import { sql, type SqlBool } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import type { VectorRow } from '../tables.ts';

/** The texts of a chat that have a vector of a model, or were refused by it: hashes by message. */
export async function findEmbedded(db: Queries, chatId: string, model: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('message_vectors')
    .select(['message_id', 'text_hash'])
    .where('chat_id', '=', chatId)
    .where('model', '=', model)
    .execute();
  return new Map(rows.map((row) => [row.message_id, row.text_hash]));
}

/** A model's vectors of some messages. */
export async function findVectors(db: Queries, messageIds: readonly string[], model: string): Promise<VectorRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('message_vectors')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .where('model', '=', model)
    .execute();
}

/** Stores vectors in place of those that their messages had. */
export async function putVectors(trx: Trx, vectors: readonly VectorRow[]): Promise<void> {
  if (vectors.length === 0) return;
  await trx
    .insertInto('message_vectors')
    .values(vectors)
    .onConflict((conflict) =>
      conflict.column('message_id').doUpdateSet((row) => ({
        model: row.ref('excluded.model'),
        text_hash: row.ref('excluded.text_hash'),
        vector: row.ref('excluded.vector'),
      })),
    )
    .execute();
}

/** Deletes a chat's vectors of other models, and those of other lengths, which the model had under this name. */
export async function deleteForeignVectors(
  trx: Trx,
  chatId: string,
  { bytes, model }: { model: string; bytes: number },
): Promise<void> {
  await trx
    .deleteFrom('message_vectors')
    .where('chat_id', '=', chatId)
    .where((where) =>
      where.or([where('model', '!=', model), sql<SqlBool>`length(vector) not in (0, cast(${bytes} as integer))`]),
    )
    .execute();
}

/** Deletes a chat's vectors of all other messages than these. */
export async function deleteOtherVectors(trx: Trx, chatId: string, messageIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('message_vectors')
    .where('chat_id', '=', chatId)
    .where('message_id', 'not in', messageIds)
    .execute();
}

export async function deleteVector(trx: Trx, messageId: string): Promise<void> {
  await trx.deleteFrom('message_vectors').where('message_id', '=', messageId).execute();
}
