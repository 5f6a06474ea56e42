import type { Queries, Trx } from '../db/database.ts';
import type { IdempotencyKeyRow } from './tables.ts';

type KeyName = Pick<IdempotencyKeyRow, 'owner_id' | 'operation' | 'key'>;

/** False when the key was used. */
export async function insertKey(trx: Trx, key: IdempotencyKeyRow): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['owner_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findKey(
  db: Queries,
  { key, operation, owner_id: ownerId }: KeyName,
): Promise<Pick<IdempotencyKeyRow, 'input_hash' | 'result'> | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['input_hash', 'result'])
    .where('owner_id', '=', ownerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function updateResult(
  trx: Trx,
  { key, operation, owner_id: ownerId }: KeyName,
  result: string,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ result })
    .where('owner_id', '=', ownerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

export async function deleteKeysBefore(db: Queries, time: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute();
}

export async function deleteKeysNaming(trx: Trx, ownerId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('owner_id', '=', ownerId)
    .where('result', 'like', `%"${id}"%`)
    .execute();
}

/** Moves keys, so that a retry across the sign-in is the same request; the account's own keys win. */
export async function mergeGuestKeys(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('owner_id', '=', from)
    .where((where) =>
      where.exists(
        where
          .selectFrom('idempotency_keys as own')
          .select('own.key')
          .where('own.owner_id', '=', to)
          .whereRef('own.operation', '=', 'idempotency_keys.operation')
          .whereRef('own.key', '=', 'idempotency_keys.key'),
      ),
    )
    .execute();
  await trx.updateTable('idempotency_keys').set({ owner_id: to }).where('owner_id', '=', from).execute();
}
