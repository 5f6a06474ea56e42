import { parse } from 'zod/mini';
import { HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCreateStorySuggestionMockHandler,
  getDecideStorySuggestionMockHandler,
  getListStorySuggestionsMockHandler,
  getStopStorySuggestionMockHandler,
} from '../../generated/mocks/story-drafts/story-drafts.msw';
import {
  StorySuggestionForm,
  SuggestionDecisionForm,
  type StoryDraft,
  type StorySuggestion,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { createStorySuggestion, decideStorySuggestion, listStorySuggestions, stopStorySuggestion } = operations;
const { data: typical } = listStorySuggestions.examples[200].typical;
const succeeded = { code: 200, message: 'OK' };
const points = typical.modelPoints ?? 0;

export interface MockStoryDrafts {
  /** Answers 404 for a draft that is not there. */
  readonly find: (draftId: unknown) => StoryDraft;
  readonly change: (draftId: string, source: string) => StoryDraft;
}

const header = /^[ \t]*=+[ \t]*(?<name>[\p{L}\p{N}_]+)/u;

function partAt(source: string, line: number) {
  const lines = source.split('\n');
  const begin = Math.max(
    0,
    lines.slice(0, line).findLastIndex((one) => header.test(one)),
  );
  const next = lines.findIndex((one, index) => index > begin && header.test(one));
  const text = lines
    .slice(begin, next === -1 ? lines.length : next)
    .join('\n')
    .trimEnd();
  return { partId: header.exec(text)?.groups?.['name'] ?? '', line: begin + 1, text };
}

function made(draft: StoryDraft, form: StorySuggestionForm): StorySuggestion {
  const { line, partId, text } = partAt(draft.fields.source ?? '', form.line);
  const added = '\n+ [Look closer.]\n    Under the paint there is another name.\n    -> END';
  const from = form.act === 'wording' ? Math.max(0, text.trimEnd().length - 1) : text.length;
  const hunk = {
    from,
    to: text.length,
    before: text.slice(from),
    after: form.act === 'wording' ? ', and then not.' : added,
  };
  return {
    ...(typical.items[0] ?? createStorySuggestion.examples[200].templates.data.items[0]),
    partId,
    line,
    suggestionId: newId('sug'),
    draftId: draft.draftId,
    act: form.act,
    by: form.by,
    state: 'ready',
    failure: null,
    baseHash: typical.items[0]?.baseHash ?? '',
    before: text,
    after: text.slice(0, from) + hunk.after,
    hunks: [hunk],
    points: form.by === 'model' ? points : 0,
    createdAt: new Date().toISOString(),
  };
}

interface Kept {
  suggestion: StorySuggestion;
  /** What it becomes when it is next read; undefined for one that has ended. */
  next?: StorySuggestion | undefined;
}

const isOpen = ({ state }: StorySuggestion) => state !== 'accepted' && state !== 'rejected';

export function storySuggestionHandlers({ change, find }: MockStoryDrafts): RequestHandler[] {
  const kept = new Map<string, Kept>();
  const read = (id: unknown): Kept => {
    const one = kept.get(String(id));
    if (one === undefined) throw problem(404, decideStorySuggestion.examples[404]['not-found']);
    return one;
  };
  const show = ({ suggestion }: Kept): StorySuggestion => {
    const isThere = find(suggestion.draftId).fields.source?.includes(suggestion.before) === true;
    return isThere || suggestion.state !== 'ready' ? suggestion : { ...suggestion, state: 'stale', line: null };
  };
  return [
    getListStorySuggestionsMockHandler(({ params }) => {
      const { draftId } = find(params.draftId);
      const open = [...kept.values()].filter(({ suggestion }) => suggestion.draftId === draftId && isOpen(suggestion));
      const items = open.map(show);
      for (const one of open) {
        if (one.next !== undefined) one.suggestion = one.next;
        one.next = undefined;
      }
      return { ...succeeded, data: { ...typical, items } };
    }),
    getCreateStorySuggestionMockHandler(async ({ params, request }) => {
      const draft = find(params.draftId);
      const form = parse(StorySuggestionForm, await request.json());
      const ready = made(draft, form);
      for (const [id, { suggestion }] of kept) {
        if (suggestion.draftId === draft.draftId && suggestion.partId === ready.partId) kept.delete(id);
      }
      const isWritten = form.by === 'model';
      const suggestion: StorySuggestion = isWritten
        ? { ...ready, state: 'writing', after: '', hunks: [], points: 0 }
        : ready;
      kept.set(ready.suggestionId, { suggestion, next: isWritten ? ready : undefined });
      return { ...succeeded, data: { ...typical, items: [suggestion] } };
    }),
    getStopStorySuggestionMockHandler(({ params }) => {
      const one = read(params.suggestionId);
      if (one.suggestion.state === 'writing') {
        one.suggestion = { ...one.suggestion, state: 'failed', failure: 'stopped' };
      }
      one.next = undefined;
      return { ...stopStorySuggestion.examples[200].stopped, data: one.suggestion };
    }),
    getDecideStorySuggestionMockHandler(async ({ params, request }) => {
      const one = read(params.suggestionId);
      const { accept } = parse(SuggestionDecisionForm, await request.json());
      const { before, hunks, state } = show(one);
      let draft = find(params.draftId);
      if (accept === 'none') one.suggestion = { ...one.suggestion, state: 'rejected' };
      else {
        if (state !== 'ready') {
          const field = state === 'stale' ? 'stale' : 'state';
          throw HttpResponse.json({ ...decideStorySuggestion.examples[409].conflict, field }, { status: 409 });
        }
        const chosen = accept === 'all' ? hunks : hunks.filter((_hunk, index) => accept.includes(index));
        let text = before;
        for (const { after, from, to } of chosen.toReversed()) text = text.slice(0, from) + after + text.slice(to);
        draft = change(
          draft.draftId,
          (draft.fields.source ?? '').replace(before, () => text),
        );
        one.suggestion = { ...one.suggestion, state: 'accepted' };
      }
      return { ...succeeded, data: { suggestion: one.suggestion, revision: draft.revision } };
    }),
  ];
}
