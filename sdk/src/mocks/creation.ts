import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getCreateCharacterDraftMockHandler,
  getDeleteCharacterDraftMockHandler,
  getGetCharacterDraftMockHandler,
  getKeepCharacterDraftMockHandler,
  getListCharacterDraftsMockHandler,
  getRestoreCharacterDraftMockHandler,
  getUpdateCharacterDraftMockHandler,
} from '../generated/mocks/creation/creation.msw';
import { CharacterDraftPatch, type CharacterDraft } from '../generated/model';
import { problem } from './answer';

const { createCharacterDraft, getCharacterDraft, keepCharacterDraft, listCharacterDrafts } = operations;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><path fill="#2a3355" d="M0 0h600v800H0z"/><circle cx="300" cy="360" r="170" fill="#d69a68"/></svg>';

const found = (draft: CharacterDraft) => ({ code: 200, message: 'OK', data: draft });

/** Handlers of character drafts: what is created, changed, deleted and kept stays so. Every portrait is the same drawing. */
export function creationHandlers(): RequestHandler[] {
  const { data: page } = listCharacterDrafts.examples[200].typical;
  const { data: first } = getCharacterDraft.examples[200].typical;
  const { data: blank } = createCharacterDraft.examples[200].typical;
  const drafts = new Map<string, CharacterDraft>([[first.draftId, first]]);
  const deleted = new Map<string, CharacterDraft>();
  const listed = new Set(page.items.map(({ draftId }) => draftId));
  const draftOf = (id: unknown): CharacterDraft => {
    const draft = drafts.get(String(id));
    if (draft === undefined) throw problem(404, getCharacterDraft.examples[404]['not-found']);
    return draft;
  };
  return [
    getCreateCharacterDraftMockHandler(() => {
      const draft = { ...blank, draftId: `drf-${crypto.randomUUID()}` };
      drafts.set(draft.draftId, draft);
      return found(draft);
    }),
    getGetCharacterDraftMockHandler(({ params }) => found(draftOf(params.draftId))),
    getUpdateCharacterDraftMockHandler(async ({ params, request }) => {
      const { changes } = CharacterDraftPatch.parse(await request.json());
      const draft = draftOf(params.draftId);
      const changed = {
        ...draft,
        revision: draft.revision + 1,
        fields: { ...draft.fields, ...changes },
        updatedAt: new Date(Date.now()).toISOString(),
      };
      drafts.set(draft.draftId, changed);
      return found(changed);
    }),
    getListCharacterDraftsMockHandler(() => {
      const items = page.items.filter(({ draftId }) => listed.has(draftId));
      return { code: 200, message: 'OK', data: { ...page, items, total: items.length } };
    }),
    getDeleteCharacterDraftMockHandler(({ params }) => {
      const id = String(params.draftId);
      listed.delete(id);
      const draft = drafts.get(id);
      if (draft !== undefined) deleted.set(id, draft);
      drafts.delete(id);
      return { code: 200, message: 'OK', data: null };
    }),
    getRestoreCharacterDraftMockHandler(({ params }) => {
      const id = String(params.draftId);
      listed.add(id);
      const draft = deleted.get(id) ?? first;
      drafts.set(id, draft);
      return found(draft);
    }),
    getKeepCharacterDraftMockHandler(({ params }) => {
      drafts.delete(draftOf(params.draftId).draftId);
      return keepCharacterDraft.examples[200].kept;
    }),
    http.get('*/api/composed-portraits.svg', () =>
      HttpResponse.text(drawing, { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
  ];
}
