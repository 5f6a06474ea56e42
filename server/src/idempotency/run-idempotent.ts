import type { z } from 'zod';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { deleteKeysBefore, deleteKeysNaming, findKey, insertKey, updateResult } from './key-store.ts';

/** How long an answer is kept for a caller that asks again. */
const KEPT_MS = 2 * DAY_MS;

/** An act that must not happen twice. */
export interface IdempotentRequest {
  ownerId: string;
  operation: string;
  /** As the caller named it; without a name every call is an act of its own. */
  key: string | undefined;
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
 * What an act answered the first time; undefined for one that has not happened. For acts whose work is too long for a
 * transaction: `runIdempotent` keeps the answer at their end.
 *
 * @throws {AppError} CONFLICT when the key was used for another input.
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
  await deleteKeysBefore(db, now - KEPT_MS);
}

/** Forgets the answers to an owner that name a message: the words in them are to be gone. */
export async function forgetAnswersWith(trx: Trx, ownerId: string, messageId: string): Promise<void> {
  await deleteKeysNaming(trx, ownerId, messageId);
}
