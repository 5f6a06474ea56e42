import type { z } from 'zod';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';

/** How long an answer is kept for a caller that asks again. */
const KEPT_MS = 2 * DAY_MS;

/** An act that must not happen twice. */
export interface Act {
  ownerId: string;
  operation: string;
  /** As the caller named it; without a name every call is an act of its own. */
  key: string | undefined;
  /** Everything that the act depends on. */
  input: unknown;
  now: number;
}

/**
 * Does an act, or answers what it answered the first time; in the transaction of the act, so that neither is there
 * without the other. A second caller with the same key waits for the first.
 *
 * @param result Shape of the answer.
 * @throws {AppError} CONFLICT when the key was used for another input.
 */
export async function once<Result extends z.ZodType>(
  trx: Trx,
  act: Act,
  result: Result,
  work: () => Promise<z.output<Result>>,
): Promise<z.output<Result>> {
  const { ownerId, operation, key, input, now } = act;
  if (key === undefined) return work();
  const id = { owner_id: ownerId, operation, key };
  const inputHash = sha256(JSON.stringify(input));
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ ...id, input_hash: inputHash, result: '', created_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const ofKey = trx.selectFrom('idempotency_keys').select(['input_hash', 'result']);
  if (claimed === undefined) {
    const first = await ofKey
      .where('owner_id', '=', ownerId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.input_hash !== inputHash) {
      throw new AppError('CONFLICT', 'The idempotency key was used for another request', { field: 'Idempotency-Key' });
    }
    return result.parse(JSON.parse(first.result));
  }
  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ result: JSON.stringify(answer) })
    .where('owner_id', '=', ownerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Forgets answers that nobody will ask for again. */
export async function forgetOldAnswers(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
