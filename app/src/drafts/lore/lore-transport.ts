import {
  ApiError,
  deleteDraftLoreEntry,
  FabulaError,
  getDraftLoreEntry,
  importDraftLore,
  listDraftLore,
  moveDraftLoreEntry,
  putDraftLoreEntry,
  restoreDraftLoreEntry,
  tryDraftLore,
  type DraftLoreEntry,
  type DraftLoreForm,
  type DraftLoreImport,
  type DraftLorePage,
  type WokenLore,
} from '@fabula/sdk';

/** A request without an answer counts as lost after this, in milliseconds. */
const requestMs = 20_000;

export type LoreAnswer =
  | { readonly kind: 'stored'; readonly entry: DraftLoreEntry }
  | { readonly kind: 'conflict' | 'full' | 'refused' | 'unreachable' };

export interface LoreTransport {
  list(request: { search: string; from: number; limit: number }): Promise<DraftLorePage>;
  get(entryId: string): Promise<DraftLoreEntry>;
  /** @param revision null for a new entry */
  put(entryId: string, form: DraftLoreForm, revision: number | null, key: string): Promise<LoreAnswer>;
  remove(entryId: string): Promise<void>;
  restore(entryId: string): Promise<DraftLoreEntry>;
  move(entryId: string, index: number): Promise<void>;
  importFile(content: string, key: string): Promise<DraftLoreImport>;
  tryLine(text: string): Promise<WokenLore>;
}

/** Answers that repeating the request does not change. */
const finalStatuses: ReadonlySet<number> = new Set([400, 403, 404, 413, 415]);

function answerOf(error: unknown): LoreAnswer {
  if (!(error instanceof FabulaError)) throw error;
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.status === 409) return { kind: error.field === 'If-Match' ? 'conflict' : 'full' };
  return { kind: finalStatuses.has(error.status) ? 'refused' : 'unreachable' };
}

export function loreTransport(draftId: string): LoreTransport {
  const options = { timeoutMs: requestMs };
  const done = () => undefined;
  return {
    list: ({ from, limit, search }) =>
      listDraftLore(draftId, { from, limit, ...(search === '' ? {} : { search }) }, options),
    get: (entryId) => getDraftLoreEntry(draftId, entryId, options),
    put: async (entryId, form, revision, key) => {
      const headers = {
        'Idempotency-Key': key,
        ...(revision === null ? {} : { 'If-Match': `"${revision}"` }),
      };
      try {
        return { kind: 'stored', entry: await putDraftLoreEntry(draftId, entryId, form, { ...options, headers }) };
      } catch (error) {
        return answerOf(error);
      }
    },
    remove: (entryId) => deleteDraftLoreEntry(draftId, entryId, options).then(done),
    restore: (entryId) => restoreDraftLoreEntry(draftId, entryId, options),
    move: (entryId, index) => moveDraftLoreEntry(draftId, entryId, { index }, options).then(done),
    importFile: (content, key) =>
      importDraftLore(draftId, { content }, { ...options, timeoutMs: 60_000, headers: { 'Idempotency-Key': key } }),
    tryLine: (text) => tryDraftLore(draftId, { text }, options),
  };
}
