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
  type CharacterDraft,
  type CharacterDraftProblem,
} from '../generated/model';
import { problem } from './answer';

const { createCharacterDraft, getCharacterDraft, keepCharacterDraft, listCharacterDrafts, updateCharacterDraft } =
  operations;

type FieldName = (typeof CharacterDraftField.options)[number];

/** A draft, and the revision of the last change of each field. */
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

const conflict = (draft: CharacterDraft, fields: FieldName[]): HttpResponse<CharacterDraftProblem> =>
  HttpResponse.json(
    { ...updateCharacterDraft.examples[409]['draft-conflict'], draftConflict: { draft, fields } },
    { status: 409 },
  );

/** Handlers of character drafts: what was begun, changed, deleted and kept stays so; edits of one field conflict. */
export function characterDraftHandlers(): RequestHandler[] {
  const [written, blank] = [getCharacterDraft.examples[200].typical.data, getCharacterDraft.examples[200].blank.data];
  const kept = new Map<string, KeptDraft>();
  for (const { draftId, revision, updatedAt } of listCharacterDrafts.examples[200].typical.data.items) {
    const { fields, tokens } = draftId === written.draftId ? written : blank;
    const draft = { ...blank, draftId, revision, updatedAt, fields, tokens };
    kept.set(draftId, { draft, changedAt: new Map() });
  }
  const deleted = new Map<string, KeptDraft>();
  const find = (id: unknown, among = kept): KeptDraft => {
    const one = among.get(String(id));
    if (one === undefined) throw problem(404, getCharacterDraft.examples[404]['not-found']);
    return one;
  };
  const changedSince = ({ changedAt }: KeptDraft, known: number): FieldName[] =>
    CharacterDraftField.options.filter((name) => (changedAt.get(name) ?? 0) > known);
  const move = (id: unknown, from: Map<string, KeptDraft>, to: Map<string, KeptDraft>): CharacterDraft => {
    const one = find(id, from);
    from.delete(one.draft.draftId);
    to.set(one.draft.draftId, one);
    return one.draft;
  };

  return [
    getListCharacterDraftsMockHandler(() => {
      const newest = [...kept.values()].toSorted((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt));
      const items = newest.map(({ draft: { draftId, fields, revision, updatedAt } }) => {
        const { name, portrait, tagline } = fields;
        return { draftId, name, tagline, portrait, revision, updatedAt };
      });
      const { data } = listCharacterDrafts.examples[200].typical;
      return { ...succeeded, data: { ...data, items, total: items.length } };
    }),
    getCreateCharacterDraftMockHandler(async ({ request }) => {
      const { locale } = CharacterDraftForm.parse(await request.json());
      const { data } = createCharacterDraft.examples[200].typical;
      const now = new Date().toISOString();
      const fields = { ...data.fields, language: locale ?? data.fields.language };
      const draft = { ...data, fields, draftId: `cdf-${crypto.randomUUID()}`, createdAt: now, updatedAt: now };
      kept.set(draft.draftId, { draft, changedAt: new Map() });
      return { ...succeeded, data: draft };
    }),
    getGetCharacterDraftMockHandler(({ params }) => ({ ...succeeded, data: find(params.draftId).draft })),
    getUpdateCharacterDraftMockHandler(async ({ params, request }) => {
      const one = find(params.draftId);
      const known = revisionOf(request);
      const { changes } = CharacterDraftPatch.parse(await request.json());
      const { draft } = one;
      const differing = CharacterDraftField.options.filter(
        (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(draft.fields[name]),
      );
      const conflicting = changedSince(one, known).filter((name) => differing.includes(name));
      if (conflicting.length > 0) throw conflict(draft, conflicting);
      if (differing.length === 0) return { ...succeeded, data: draft };
      const revision = draft.revision + 1;
      const next = {
        ...draft,
        revision,
        fields: { ...draft.fields, ...changes },
        updatedAt: new Date().toISOString(),
      };
      const changedAt = new Map([...one.changedAt, ...differing.map((name) => [name, revision] as const)]);
      kept.set(draft.draftId, { draft: next, changedAt });
      return { ...succeeded, data: next };
    }),
    getDeleteCharacterDraftMockHandler(({ params }) => {
      move(params.draftId, kept, deleted);
      return done;
    }),
    getRestoreCharacterDraftMockHandler(({ params }) => ({
      ...succeeded,
      data: move(params.draftId, deleted, kept),
    })),
    getKeepCharacterDraftMockHandler(({ params, request }) => {
      const one = find(params.draftId);
      const fields = changedSince(one, revisionOf(request));
      if (fields.length > 0) throw conflict(one.draft, fields);
      kept.delete(one.draft.draftId);
      return keepCharacterDraft.examples[200].kept;
    }),
  ];
}
