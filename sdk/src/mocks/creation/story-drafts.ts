import { parse } from 'zod/mini';
import { HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCheckStoryDraftMockHandler,
  getCreateStoryDraftMockHandler,
  getDeleteStoryDraftMockHandler,
  getGetStoryDraftMockHandler,
  getKeepStoryDraftMockHandler,
  getListStoryDraftsMockHandler,
  getPlayStoryDraftMockHandler,
  getPreviewStoryDraftMockHandler,
  getRestoreStoryDraftMockHandler,
  getUpdateStoryDraftMockHandler,
  getWriteStoryDraftMockHandler,
} from '../../generated/mocks/story-drafts/story-drafts.msw';
import {
  KeepForm,
  StoryDraftField,
  StoryDraftForm,
  StoryDraftPatch,
  StoryTrialForm,
  StoryPreviewForm,
  type StoryDraft,
  type StoryDraftChanges,
  type StoryDraftConflictProblem,
} from '../../generated/model';
import { problem } from '../answer';
import { composedCoverHandler, previewOf } from './story-preview';
import { storySuggestionHandlers } from './story-suggestions';
import { storyVersionHandlers } from './story-versions';

const {
  checkStoryDraft,
  createStoryDraft,
  getStoryDraft,
  keepStoryDraft,
  listStoryDrafts,
  playStoryDraft,
  updateStoryDraft,
} = operations;

type FieldName = (typeof StoryDraftField.options)[number];

interface KeptDraft {
  readonly draft: StoryDraft;
  readonly changedAt: ReadonlyMap<FieldName, number>;
}

/** The choices after which a mocked play is at its end. */
const lastChoice = 4;

const endOfPlay = { endingId: 'ending_1', title: 'The other side' };

/** The divert that leads nowhere in the contract's example of a faulty source. */
const nowhere = '-> rekoning';

const succeeded = { code: 200, message: 'OK' };
const done = { ...succeeded, data: null };

const revisionOf = (request: Request): number => {
  const known = /^"(\d+)"$/.exec(request.headers.get('If-Match') ?? '')?.[1];
  if (known === undefined) throw problem(400, updateStoryDraft.examples[400]['validation-failed']);
  return Number(known);
};

const conflict = (draft: StoryDraft, fields: FieldName[]): HttpResponse<StoryDraftConflictProblem> =>
  HttpResponse.json(
    { ...updateStoryDraft.examples[409]['draft-conflict'], draftConflict: { draft, fields } },
    { status: 409 },
  );

function stateAfter(draft: StoryDraft, changed: readonly FieldName[]): StoryDraft['sourceState'] {
  if (changed.includes('source')) return 'edited';
  return draft.sourceState === 'written' && changed.length > 0 ? 'outdated' : draft.sourceState;
}

export function storyDraftHandlers(): RequestHandler[] {
  const [planned, blank] = [getStoryDraft.examples[200].typical.data, getStoryDraft.examples[200].blank.data];
  const written = operations.writeStoryDraft.examples[200].typical.data;
  const kept = new Map<string, KeptDraft>();
  for (const { draftId, revision, updatedAt } of listStoryDrafts.examples[200].typical.data.items) {
    const draft = { ...(draftId === planned.draftId ? planned : blank), draftId, revision, updatedAt };
    kept.set(draftId, { draft, changedAt: new Map() });
  }
  const deleted = new Map<string, KeptDraft>();
  const find = (id: unknown, among = kept): KeptDraft => {
    const one = among.get(String(id));
    if (one === undefined) throw problem(404, getStoryDraft.examples[404]['not-found']);
    return one;
  };
  const changedSince = ({ changedAt }: KeptDraft, known: number): FieldName[] =>
    StoryDraftField.options.filter((name) => (changedAt.get(name) ?? 0) > known);
  const store = ({ changedAt, draft }: KeptDraft, changes: StoryDraftChanges, state?: StoryDraft['sourceState']) => {
    const revision = draft.revision + 1;
    const changed = StoryDraftField.options.filter((name) => changes[name] !== undefined);
    const next: StoryDraft = {
      ...draft,
      revision,
      fields: { ...draft.fields, ...changes },
      sourceState: state ?? stateAfter(draft, changed),
      unkeptFields: draft.storyId === null ? [] : [...new Set([...draft.unkeptFields, ...changed])],
      updatedAt: new Date().toISOString(),
    };
    kept.set(draft.draftId, {
      draft: next,
      changedAt: new Map([...changedAt, ...changed.map((name) => [name, revision] as const)]),
    });
    return next;
  };
  const move = (id: unknown, from: Map<string, KeptDraft>, to: Map<string, KeptDraft>): StoryDraft => {
    const one = find(id, from);
    from.delete(one.draft.draftId);
    to.set(one.draft.draftId, one);
    return one.draft;
  };
  const refuseStale = (one: KeptDraft, request: Request): void => {
    const fields = changedSince(one, revisionOf(request));
    if (fields.length > 0) throw conflict(one.draft, fields);
  };

  const ofStory = (storyId: string): StoryDraft | undefined =>
    [...kept.values()].find(({ draft }) => draft.storyId === storyId)?.draft;
  const replace = (draft: StoryDraft): void => void kept.set(draft.draftId, { draft, changedAt: new Map() });

  return [
    composedCoverHandler(),
    ...storySuggestionHandlers({
      find: (draftId) => find(draftId).draft,
      change: (draftId, source) => store(find(draftId), { source }),
    }),
    ...storyVersionHandlers({ find: ofStory, replace }),
    getPreviewStoryDraftMockHandler(async ({ params, request }) => {
      const { draft } = find(params.draftId);
      const { choiceIds = [] } = parse(StoryPreviewForm, await request.json());
      if (draft.fields.source?.includes(nowhere) !== true) return { ...succeeded, data: previewOf(draft, choiceIds) };
      const { data } = operations.previewStoryDraft.examples[200].faulty;
      return { ...succeeded, data: { ...data, revision: draft.revision } };
    }),
    getListStoryDraftsMockHandler(() => {
      const open = [...kept.values()].filter(({ draft }) => draft.storyId === null || draft.unkeptFields.length > 0);
      const newest = open.toSorted((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt));
      const items = newest.map(({ draft: { draftId, fields, revision, sourceState, storyId, updatedAt } }) => {
        const { mood, scene, tagline, title } = fields;
        return { draftId, title, tagline, mood, scene, sourceState, storyId, revision, updatedAt };
      });
      return { ...succeeded, data: { ...listStoryDrafts.examples[200].typical.data, items, total: items.length } };
    }),
    getCreateStoryDraftMockHandler(async ({ request }) => {
      const { from, locale, source = null, storyId = null } = parse(StoryDraftForm, await request.json());
      const open = [...kept.values()].find(({ draft }) => storyId !== null && draft.storyId === storyId);
      if (open !== undefined) return { ...succeeded, data: open.draft };
      const { data } = createStoryDraft.examples[200].typical;
      const begun = {
        blank: { ...data, fields: { ...data.fields, language: locale ?? data.fields.language } },
        source: { ...data, fields: { ...data.fields, source }, sourceState: 'edited', storyId },
        story: { ...written, storyId, unkeptFields: [] },
      } as const satisfies Record<typeof from, StoryDraft>;
      const now = new Date().toISOString();
      const draft = { ...begun[from], draftId: `sdf-${crypto.randomUUID()}`, createdAt: now, updatedAt: now };
      kept.set(draft.draftId, { draft, changedAt: new Map() });
      return { ...succeeded, data: draft };
    }),
    getGetStoryDraftMockHandler(({ params }) => ({ ...succeeded, data: find(params.draftId).draft })),
    getUpdateStoryDraftMockHandler(async ({ params, request }) => {
      const one = find(params.draftId);
      const known = revisionOf(request);
      const { changes } = parse(StoryDraftPatch, await request.json());
      const { draft } = one;
      const differing = StoryDraftField.options.filter(
        (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(draft.fields[name]),
      );
      const conflicting = changedSince(one, known).filter((name) => differing.includes(name));
      if (conflicting.length > 0) throw conflict(draft, conflicting);
      return { ...succeeded, data: differing.length === 0 ? draft : store(one, changes) };
    }),
    getDeleteStoryDraftMockHandler(({ params }) => {
      move(params.draftId, kept, deleted);
      return done;
    }),
    getRestoreStoryDraftMockHandler(({ params }) => ({ ...succeeded, data: move(params.draftId, deleted, kept) })),
    getWriteStoryDraftMockHandler(({ params, request }) => {
      const one = find(params.draftId);
      refuseStale(one, request);
      return { ...succeeded, data: store(one, { source: written.fields.source }, 'written') };
    }),
    getCheckStoryDraftMockHandler(({ params }) => {
      const { fields, revision } = find(params.draftId).draft;
      const { faulty, sound } = checkStoryDraft.examples[200];
      const { data } = fields.source?.includes(nowhere) === true ? faulty : sound;
      return { ...succeeded, data: { ...data, revision, source: fields.source === null ? 'plan' : 'draft' } };
    }),
    getPlayStoryDraftMockHandler(async ({ params, request }) => {
      const { fields, revision } = find(params.draftId).draft;
      const { choices: taken = [], map: isWithMap } = parse(StoryTrialForm, await request.json());
      const { faulty, typical } = playStoryDraft.examples[200];
      if (fields.source?.includes(nowhere) === true) return { ...succeeded, data: { ...faulty.data, revision } };
      const { round } = typical.data;
      const isAtEnd = taken.length >= lastChoice;
      const { map } = checkStoryDraft.examples[200].sound.data;
      const shown =
        round === null ? null : { ...round, choices: isAtEnd ? [] : round.choices, ending: isAtEnd ? endOfPlay : null };
      return {
        ...succeeded,
        data: { ...typical.data, revision, taken, round: shown, map: isWithMap === true ? map : null },
      };
    }),
    getKeepStoryDraftMockHandler(async ({ params, request }) => {
      const one = find(params.draftId);
      refuseStale(one, request);
      const { draft: end = 'close' } = parse(KeepForm, await request.json());
      const { data } = keepStoryDraft.examples[200].kept;
      const { draft } = one;
      if (end === 'close' && draft.storyId === null) kept.delete(draft.draftId);
      else {
        const open = { ...draft, storyId: draft.storyId ?? data.storyId, unkeptFields: [] };
        kept.set(draft.draftId, { ...one, draft: open });
      }
      return { ...succeeded, data: { ...data, storyId: draft.storyId ?? data.storyId } };
    }),
  ];
}
