import { z } from 'zod';
import { SuggestionHunk, type Suggestion } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import type { Hold } from '../../generations/generations.ts';
import { sha256 } from '../../lib/hash.ts';
import type { SuggestionRow } from './tables.ts';
import type { Hunk } from './text/word-hunks.ts';

export type SuggestionFailure = NonNullable<Suggestion['failure']>;

export type MadeColumns = Pick<SuggestionRow, 'state' | 'failure' | 'after_text' | 'hunks' | 'charged'>;

export type SuggestionBegin = Omit<SuggestionRow, keyof Hold>;

export const noHold = (ownerId: string): Hold => ({ wallet_id: ownerId, reservation_id: null, price: 0 });

type Asked = Pick<SuggestionRow, 'suggestion_id' | 'draft_id' | 'owner_id' | 'act' | 'field' | 'source'> & {
  before: string;
  baseHash?: string;
  now: number;
};

export function newRow({ baseHash, before, now, ...asked }: Asked): SuggestionBegin {
  return {
    ...asked,
    state: 'writing',
    failure: null,
    base_hash: baseHash ?? sha256(before),
    before_text: before,
    after_text: '',
    hunks: '[]',
    charged: 0,
    created_at: now,
    updated_at: now,
  };
}

export function failedColumns(failure: SuggestionFailure): MadeColumns {
  return { state: 'failed', failure, after_text: '', hunks: '[]', charged: 0 };
}

export function textColumns(text: string, hunks: readonly Hunk[], charged: number): MadeColumns {
  return { state: 'ready', failure: null, after_text: text, hunks: JSON.stringify(hunks), charged };
}

const Hunks = z.array(SuggestionHunk);

export function readHunks({ hunks }: Pick<SuggestionRow, 'hunks'>): Hunk[] {
  return Hunks.parse(JSON.parse(hunks));
}

/** @throws {AppError} VALIDATION_FAILED for the number of a hunk that is not there. */
export function chosenHunks(row: Pick<SuggestionRow, 'hunks'>, accept: 'all' | readonly number[]): Hunk[] {
  const hunks = readHunks(row);
  if (accept === 'all') return hunks;
  const unknown = accept.find((number) => number >= hunks.length);
  if (unknown !== undefined) {
    throw new AppError('VALIDATION_FAILED', `accept: there is no change ${unknown}`, { field: 'accept' });
  }
  return hunks.filter((_hunk, index) => accept.includes(index));
}

export function noSuggestion(): AppError {
  return new AppError('NOT_FOUND', 'There is no such suggestion');
}

export function staleSuggestion(what: string): AppError {
  return new AppError('CONFLICT', `${what} was changed since this suggestion was made`, { field: 'stale' });
}

/** @throws {AppError} VALIDATION_FAILED: what cannot be asked for. */
export function refused(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${what}`, { field });
}
