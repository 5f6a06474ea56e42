import {
  ApiError,
  createCharacterDraft,
  draftConflictOf,
  FabulaError,
  getCharacterDraft,
  retryAfterMs,
  updateCharacterDraft,
  type CharacterDraft,
  type CharacterDraftFields,
  type Locale,
} from '@fabula/sdk';

import { isNotFound } from '../data/query-clients';
import type { DraftFailure, DraftTransport } from './draft-transport';

/** A request without an answer counts as lost after this, in milliseconds; it is sent again under its key. */
const requestMs = 20_000;

/** Answers that repeating the request does not change. */
const finalStatuses: ReadonlySet<number> = new Set([400, 403, 413, 415]);

/** The headers of a change that is based on a revision. */
export const revisionHeaders = (revision: number, key: string) => ({
  'If-Match': `"${revision}"`,
  'Idempotency-Key': key,
});

function failureOf(error: unknown): DraftFailure {
  if (!(error instanceof FabulaError)) throw error;
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (isNotFound(error)) return { kind: 'gone' };
  if (finalStatuses.has(error.status)) return { kind: 'refused', field: error.field?.split('.').at(-1) };
  return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.headers, Date.now()) };
}

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** The requests of editors of character drafts. @param locale the language of a new draft */
export const characterDraftTransport = (locale: Locale): DraftTransport<CharacterDraftFields, CharacterDraft> => ({
  create: async (key) => {
    try {
      const options = { timeoutMs: requestMs, headers: { 'Idempotency-Key': key } };
      return { kind: 'created', draft: await createCharacterDraft({ from: 'blank', locale }, options) };
    } catch (error) {
      if (!isConflict(error)) return failureOf(error);
      // The key was used for a draft in another language: the next attempt has a new one.
      if (error.field === 'Idempotency-Key') return { kind: 'refused', field: undefined };
      return { kind: 'too-many' };
    }
  },
  read: async (draftId) => {
    try {
      return { kind: 'read', draft: await getCharacterDraft(draftId, { timeoutMs: requestMs }) };
    } catch (error) {
      return failureOf(error);
    }
  },
  update: async (draftId, { revision, changes, key }) => {
    try {
      const options = { timeoutMs: requestMs, headers: revisionHeaders(revision, key) };
      return { kind: 'stored', draft: await updateCharacterDraft(draftId, { changes }, options) };
    } catch (error) {
      return isConflict(error) ? { kind: 'conflict', draft: draftConflictOf(error)?.draft } : failureOf(error);
    }
  },
});
