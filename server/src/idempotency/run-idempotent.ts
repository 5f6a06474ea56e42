import type { z } from 'zod';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { deleteKeysBefore, deleteKeysNaming, findKey, insertKey, updateResult } from './key-store.ts';

export const ANSWER_MS = 2 * DAY_MS;

export interface IdempotentRequest {
  ownerId: string;
  operation: string;
  key: string | undefined;
  input: unknown;
  now: number;
}

/**
 * Runs a request once and replays its result later, in the request's transaction; a concurrent caller with the same key
 * waits.
 *
 * @param result Schema of the stored result.
 * @throws {AppError} CONFLICT when the key was used with other input.
 */
export async function runIdempotent<Result extends z.ZodType>(
  trx: Trx,
  act: IdempotentRequest,
  result: Result,
  work: () => Promise<z.output<Result>>,
): Promise<z.output<Result>> {
  const { ownerId, operation, key, now } = act;
  if (key === undefined) return work();
  const id = { owner_id: ownerId, operation, key };
  const inputHash = hashOf(act);
  const claimed = await insertKey(trx, { ...id, input_hash: inputHash, result: '', created_at: now });
  if (!claimed) {
    const first = await findReplay(trx, act, result);
    if (first === undefined) throw new Error('The stored answer is missing');
    return first;
  }
  const answer = await work();
  await updateResult(trx, id, JSON.stringify(answer));
  return answer;
}

/**
 * The stored result; undefined before it. For work that is too long for a transaction, with `runIdempotent` at its end.
 * Throws CONFLICT when the key was used with other input.
 */
export async function findReplay<Result extends z.ZodType>(
  db: Queries,
  act: IdempotentRequest,
  result: Result,
): Promise<z.output<Result> | undefined> {
  const { ownerId, operation, key } = act;
  if (key === undefined) return undefined;
  const first = await findKey(db, { owner_id: ownerId, operation, key });
  if (first === undefined) return undefined;
  if (first.input_hash !== hashOf(act)) {
    throw new AppError('CONFLICT', 'The idempotency key was used for another request', { field: 'Idempotency-Key' });
  }
  return result.parse(JSON.parse(first.result));
}

function hashOf({ input }: IdempotentRequest): string {
  return sha256(JSON.stringify(input));
}

export async function forgetOldAnswers(db: Queries, now: number): Promise<void> {
  await deleteKeysBefore(db, now - ANSWER_MS);
}

/** Deletes stored results that name a message, since they hold its text. */
export async function forgetAnswersWith(trx: Trx, ownerId: string, messageId: string): Promise<void> {
  await deleteKeysNaming(trx, ownerId, messageId);
}
