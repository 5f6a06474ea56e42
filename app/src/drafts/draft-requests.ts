import { ApiError, FabulaError, retryAfterMs } from '@fabula/sdk';

import { isNotFound } from '../data/query-clients';
import type { DraftFailure, DraftTransport, StoredDraft } from './draft-transport';

/** A request without an answer counts as lost after this, in milliseconds; it is sent again under its key. */
const requestMs = 20_000;

/** Answers that repeating the request does not change. */
const finalStatuses: ReadonlySet<number> = new Set([400, 403, 413, 415]);

export const revisionHeaders = (revision: number, key: string) => ({
  'If-Match': `"${revision}"`,
  'Idempotency-Key': key,
});

interface RequestOptions {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DraftRequests<Fields extends object, Answer extends StoredDraft<Fields>> {
  readonly create: (options: RequestOptions) => Promise<Answer>;
  readonly read: (draftId: string, options: RequestOptions) => Promise<Answer>;
  readonly update: (draftId: string, changes: Partial<Fields>, options: RequestOptions) => Promise<Answer>;
  /** The draft as it is, of an answer that refuses changes because of others. */
  readonly conflictOf: (error: unknown) => { readonly draft: Answer } | undefined;
}

function failureOf(error: unknown): DraftFailure {
  if (!(error instanceof FabulaError)) throw error;
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (isNotFound(error)) return { kind: 'gone' };
  if (finalStatuses.has(error.status)) return { kind: 'refused', field: error.field?.split('.').at(-1) };
  return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.headers, Date.now()) };
}

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

export const createTransport = <Fields extends object, Answer extends StoredDraft<Fields>>(
  requests: DraftRequests<Fields, Answer>,
): DraftTransport<Fields, Answer> => ({
  create: async (key) => {
    try {
      const options = { timeoutMs: requestMs, headers: { 'Idempotency-Key': key } };
      return { kind: 'created', draft: await requests.create(options) };
    } catch (error) {
      if (!isConflict(error)) return failureOf(error);
      // The key was used for a draft in another language: the next attempt has a new one.
      if (error.field === 'Idempotency-Key') return { kind: 'refused', field: undefined };
      return { kind: 'too-many' };
    }
  },
  read: async (draftId) => {
    try {
      return { kind: 'read', draft: await requests.read(draftId, { timeoutMs: requestMs }) };
    } catch (error) {
      return failureOf(error);
    }
  },
  update: async (draftId, { revision, changes, key }) => {
    try {
      const options = { timeoutMs: requestMs, headers: revisionHeaders(revision, key) };
      return { kind: 'stored', draft: await requests.update(draftId, changes, options) };
    } catch (error) {
      return isConflict(error) ? { kind: 'conflict', draft: requests.conflictOf(error)?.draft } : failureOf(error);
    }
  },
});
