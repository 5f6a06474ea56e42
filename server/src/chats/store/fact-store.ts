import type { Queries, Trx } from '../../db/database.ts';
import type { FactRow } from '../tables.ts';

export async function findFacts(db: Queries, chatId: string): Promise<FactRow[]> {
  return db
    .selectFrom('chat_facts')
    .selectAll()
    .where('chat_id', '=', chatId)
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute();
}

export async function insertFact(trx: Trx, fact: FactRow): Promise<void> {
  await trx.insertInto('chat_facts').values(fact).execute();
}

export async function updateFact(trx: Trx, chatId: string, factId: string, text: string): Promise<boolean> {
  const updated = await trx
    .updateTable('chat_facts')
    .set({ text })
    .where('chat_id', '=', chatId)
    .where('fact_id', '=', factId)
    .returning('fact_id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteFact(trx: Trx, chatId: string, factId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('chat_facts')
    .where('chat_id', '=', chatId)
    .where('fact_id', '=', factId)
    .returning('fact_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteFactsOf(trx: Trx, messageId: string): Promise<void> {
  await trx.deleteFrom('chat_facts').where('message_id', '=', messageId).execute();
}
