import { parse } from 'zod/mini';
import { HttpResponse, type RequestHandler } from 'msw';
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
import {
  CharacterDraftField,
  CharacterDraftForm,
  CharacterDraftPatch,
  KeepForm,
  type CharacterDraft,
  type CharacterDraftChanges,
  type CharacterDraftConflictProblem,
} from '../generated/model';
import { problem } from './answer';
import { characterVersionHandlers, differingFields, type MockVersions } from './creation/character-versions';
import { suggestionHandlers } from './creation/suggestions';
import { newId } from './new-id';

const { createCharacterDraft, getCharacterDraft, keepCharacterDraft, listCharacterDrafts, updateCharacterDraft } =
  operations;

type FieldName = (typeof CharacterDraftField.options)[number];

interface KeptDraft {
  readonly draft: CharacterDraft;
  readonly changedAt: ReadonlyMap<FieldName, number>;
}

const succeeded = { code: 200, message: 'OK' };
const done = { ...succeeded, data: null };

const revisionOf = (request: Request): number => {
  const known = /^"(\d+)"$/.exec(request.headers.get('If-Match') ?? '')?.[1];
  if (known === undefined) throw problem(400, updateCharacterDraft.examples[400]['validation-failed']);
  return Number(known);
};

const conflict = (draft: CharacterDraft, fields: FieldName[]): HttpResponse<CharacterDraftConflictProblem> =>
  HttpResponse.json(
    { ...updateCharacterDraft.examples[409]['draft-conflict'], draftConflict: { draft, fields } },
    { status: 409 },
  );

export function characterDraftHandlers(versions: MockVersions): RequestHandler[] {
  const [written, blank] = [getCharacterDraft.examples[200].typical.data, getCharacterDraft.examples[200].blank.data];
  const kept = new Map<string, KeptDraft>();
  for (const { draftId, revision, updatedAt } of listCharacterDrafts.examples[200].typical.data.items) {
    const draft = { ...(draftId === written.draftId ? written : blank), draftId, revision, updatedAt };
    kept.set(draftId, { draft, changedAt: new Map() });
  }
  const deleted = new Map<string, KeptDraft>();
  const draftOf = (characterId: string | undefined): CharacterDraft | undefined =>
    [...kept.values()].find(({ draft }) => draft.characterId !== null && draft.characterId === characterId)?.draft;
  const replace = (draft: CharacterDraft): void => {
    kept.set(draft.draftId, { draft, changedAt: new Map() });
  };
  const withUnkept = (draft: CharacterDraft): CharacterDraft => {
    const newest = draft.characterId === null ? undefined : versions.of(draft.characterId)[0];
    return { ...draft, unkeptFields: newest === undefined ? [] : differingFields(newest.fields, draft.fields) };
  };
  const find = (id: unknown, among = kept): KeptDraft => {
    const one = among.get(String(id));
    if (one === undefined) throw problem(404, getCharacterDraft.examples[404]['not-found']);
    return one;
  };
  const changedSince = ({ changedAt }: KeptDraft, known: number): FieldName[] =>
    CharacterDraftField.options.filter((name) => (changedAt.get(name) ?? 0) > known);
  const store = ({ changedAt, draft }: KeptDraft, changes: CharacterDraftChanges): CharacterDraft => {
    const revision = draft.revision + 1;
    const fields = { ...draft.fields, ...changes };
    const next = withUnkept({ ...draft, revision, fields, updatedAt: new Date().toISOString() });
    const changed = CharacterDraftField.options.filter((name) => changes[name] !== undefined);
    kept.set(draft.draftId, {
      draft: next,
      changedAt: new Map([...changedAt, ...changed.map((name) => [name, revision] as const)]),
    });
    return next;
  };
  const move = (id: unknown, from: Map<string, KeptDraft>, to: Map<string, KeptDraft>): CharacterDraft => {
    const one = find(id, from);
    from.delete(one.draft.draftId);
    to.set(one.draft.draftId, one);
    return one.draft;
  };

  return [
    ...suggestionHandlers({
      find: (draftId) => find(draftId).draft,
      change: (draftId, changes) => store(find(draftId), changes),
    }),
    getListCharacterDraftsMockHandler(() => {
      const unkept = [...kept.values()].filter(
        ({ draft }) => draft.characterId === null || draft.unkeptFields.length > 0,
      );
      const newest = unkept.toSorted((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt));
      const items = newest.map(({ draft: { draftId, fields, revision, updatedAt } }) => {
        const { name, picture, portrait, tagline } = fields;
        return { draftId, name, tagline, portrait, picture, revision, updatedAt };
      });
      const { data } = listCharacterDrafts.examples[200].typical;
      return { ...succeeded, data: { ...data, items, total: items.length } };
    }),
    getCreateCharacterDraftMockHandler(async ({ request }) => {
      const { characterId = null, from, locale } = parse(CharacterDraftForm, await request.json());
      const open = draftOf(characterId ?? undefined);
      if (from === 'character' && open !== undefined) return { ...succeeded, data: open };
      const { data } = createCharacterDraft.examples[200].typical;
      const begun = {
        blank: { fields: { ...data.fields, language: locale ?? data.fields.language }, characterId: null },
        card: { fields: written.fields, characterId: null },
        character: { fields: versions.of(characterId ?? '')[0]?.fields ?? written.fields, characterId },
      }[from];
      const now = new Date().toISOString();
      const draft = { ...data, ...begun, draftId: newId('cdf'), createdAt: now, updatedAt: now };
      kept.set(draft.draftId, { draft, changedAt: new Map() });
      return { ...succeeded, data: draft };
    }),
    getGetCharacterDraftMockHandler(({ params }) => ({ ...succeeded, data: find(params.draftId).draft })),
    getUpdateCharacterDraftMockHandler(async ({ params, request }) => {
      const one = find(params.draftId);
      const known = revisionOf(request);
      const { changes } = parse(CharacterDraftPatch, await request.json());
      const { draft } = one;
      const differing = CharacterDraftField.options.filter(
        (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(draft.fields[name]),
      );
      const conflicting = changedSince(one, known).filter((name) => differing.includes(name));
      if (conflicting.length > 0) throw conflict(draft, conflicting);
      return { ...succeeded, data: differing.length === 0 ? draft : store(one, changes) };
    }),
    getDeleteCharacterDraftMockHandler(({ params }) => {
      move(params.draftId, kept, deleted);
      return done;
    }),
    getRestoreCharacterDraftMockHandler(({ params }) => ({
      ...succeeded,
      data: move(params.draftId, deleted, kept),
    })),
    getKeepCharacterDraftMockHandler(async ({ params, request }) => {
      const one = find(params.draftId);
      const fields = changedSince(one, revisionOf(request));
      if (fields.length > 0) throw conflict(one.draft, fields);
      const { draft: choice } = parse(KeepForm, JSON.parse((await request.text()) || '{}'));
      const { data } = keepCharacterDraft.examples[200].kept;
      const characterId = one.draft.characterId ?? data.characterId;
      versions.add(characterId, 'keep', one.draft.fields);
      if (choice === 'stay' || one.draft.characterId !== null) {
        replace({ ...one.draft, characterId, unkeptFields: [] });
      } else kept.delete(one.draft.draftId);
      return { ...succeeded, data: { characterId } };
    }),
    ...characterVersionHandlers(versions, { find: draftOf, replace }),
  ];
}
