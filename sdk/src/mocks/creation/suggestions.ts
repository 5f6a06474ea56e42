import { parse } from 'zod/mini';
import { HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCreateSuggestionMockHandler,
  getDecideSuggestionMockHandler,
  getGetSuggestionMockHandler,
  getListSuggestionsMockHandler,
  getQuoteSuggestionMockHandler,
  getStopSuggestionMockHandler,
} from '../../generated/mocks/creation/creation.msw';
import {
  SuggestionDecisionForm,
  SuggestionForm,
  SuggestionQuoteForm,
  type CharacterDraft,
  type CharacterDraftChanges,
  type Suggestion,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { createSuggestion, createWritingIdeas, decideSuggestion, getSuggestion, listSuggestions, quoteSuggestion } =
  operations;

export interface MockDrafts {
  /** Answers 404 for a draft that is not there. */
  readonly find: (draftId: unknown) => CharacterDraft;
  readonly change: (draftId: string, changes: CharacterDraftChanges) => CharacterDraft;
}

type Field = Suggestion['field'];
type Hunk = Suggestion['hunks'][number];

const succeeded = { code: 200, message: 'OK' };
const { data: modelList } = listSuggestions.examples[200].typical;
const { data: ideas } = createWritingIdeas.examples[200].typical;
const { data: quote } = quoteSuggestion.examples[200].typical;
const points = modelList.modelPoints ?? 0;

const isList = (field: Field): field is 'alternateGreetings' | 'exchanges' | 'lore' =>
  field === 'alternateGreetings' || field === 'exchanges' || field === 'lore';

const textOf = ({ fields }: CharacterDraft, field: Field): string => (isList(field) ? '' : fields[field]);

const valueOf = ({ fields }: CharacterDraft, field: Field): string =>
  field === 'lore' ? '' : JSON.stringify(fields[field]);

const withoutLast = (text: string): string => text.replace(/\s*[^.!?。]+[.!?。]*\s*$/u, '') || text.slice(0, -1);

const texts: Partial<Record<Suggestion['act'], (text: string, field: Field) => string>> = {
  'fill-blanks': (_text, field) => {
    const { description, greetings, personality, scenarios } = ideas;
    const filled: Partial<Record<Field, string | undefined>> = {
      description,
      personality,
      scenario: scenarios[0],
      greeting: greetings[0]?.text,
    };
    return filled[field] ?? description;
  },
  expand: (text) => `${text} ${ideas.personality}`,
  tighten: withoutLast,
  'remove-repeats': withoutLast,
};

/** What stays at both ends is the same; all between it is one change. */
function hunksBetween(before: string, after: string): Hunk[] {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const to = before.length - end;
  return [{ from, to, before: before.slice(from, to), after: after.slice(from, after.length - end) }];
}

function entriesFor(field: Field): Hunk[] {
  if (field === 'lore') return createSuggestion.examples[200].lore.data.items[0]?.hunks ?? [];
  const place = { from: 0, to: 0, before: '' };
  return field === 'exchanges'
    ? ideas.exchanges.map(({ character, reader }) => ({ ...place, after: character, reader }))
    : ideas.greetings.map(({ text }) => ({ ...place, after: text }));
}

const tokensIn = (text: string): number => Math.ceil(text.length / 4);

function made(draft: CharacterDraft, form: SuggestionForm, field: Field): Suggestion {
  const before = textOf(draft, field);
  const after = isList(field) ? '' : (texts[form.act] ?? ((text) => `${text} …`))(before, field);
  const hunks = isList(field) ? entriesFor(field) : hunksBetween(before, after);
  return {
    ...getSuggestion.examples[200].ready.data,
    suggestionId: newId('sug'),
    draftId: draft.draftId,
    act: form.act,
    field,
    by: form.by,
    before,
    after,
    hunks,
    tokens: { before: tokensIn(before), after: tokensIn(after || hunks.map((hunk) => hunk.after).join('')) },
    points: form.by === 'model' ? points : 0,
    createdAt: new Date().toISOString(),
  };
}

const asWriting = (suggestion: Suggestion): Suggestion => ({
  ...suggestion,
  state: 'writing',
  after: '',
  hunks: [],
  tokens: { ...suggestion.tokens, after: 0 },
  points: 0,
});

function withHunks({ fields }: CharacterDraft, field: Field, hunks: readonly Hunk[]): CharacterDraftChanges {
  if (field === 'lore') return {};
  if (field === 'exchanges') {
    return {
      exchanges: [...fields.exchanges, ...hunks.map(({ after, reader = '' }) => ({ reader, character: after }))],
    };
  }
  if (field === 'alternateGreetings') {
    return { alternateGreetings: [...fields.alternateGreetings, ...hunks.map(({ after }) => after)] };
  }
  let text = fields[field];
  for (const { after, from, to } of hunks.toReversed()) text = text.slice(0, from) + after + text.slice(to);
  return { [field]: text };
}

interface Kept {
  suggestion: Suggestion;
  base: string;
  /** What it becomes when it is next read; undefined for one that has ended. */
  next?: Suggestion | undefined;
}

export function suggestionHandlers({ change, find }: MockDrafts): RequestHandler[] {
  const kept = new Map<string, Kept>();
  const show = ({ base, suggestion }: Kept): Suggestion => {
    const isStale = suggestion.state === 'ready' && valueOf(find(suggestion.draftId), suggestion.field) !== base;
    return isStale ? { ...suggestion, state: 'stale' } : suggestion;
  };
  const read = (id: unknown): Kept => {
    const one = kept.get(String(id));
    if (one === undefined) throw problem(404, getSuggestion.examples[404]['not-found']);
    return one;
  };
  const end = (one: Kept): void => {
    if (one.next !== undefined) one.suggestion = one.next;
    one.next = undefined;
  };
  const conflict = (field: string) =>
    HttpResponse.json({ ...decideSuggestion.examples[409].conflict, field }, { status: 409 });

  return [
    getListSuggestionsMockHandler(({ params }) => {
      const { draftId } = find(params['draftId']);
      const open = [...kept.values()].filter(
        ({ suggestion }) => suggestion.draftId === draftId && !['accepted', 'rejected'].includes(suggestion.state),
      );
      const items = open.map(show);
      for (const one of open) end(one);
      return { ...succeeded, data: { ...modelList, items } };
    }),
    getCreateSuggestionMockHandler(async ({ params, request }) => {
      const draft = find(params['draftId']);
      const form = parse(SuggestionForm, await request.json());
      for (const [id, { suggestion }] of kept) {
        if (suggestion.draftId === draft.draftId && form.fields.includes(suggestion.field)) kept.delete(id);
      }
      const items = form.fields.map((field) => {
        const ready = made(draft, form, field);
        const isWritten = form.by === 'model';
        const suggestion = isWritten ? asWriting(ready) : ready;
        kept.set(ready.suggestionId, {
          suggestion,
          base: valueOf(draft, field),
          next: isWritten ? ready : undefined,
        });
        return suggestion;
      });
      return { ...createSuggestion.examples[200].writing, data: { ...modelList, items } };
    }),
    getQuoteSuggestionMockHandler(async ({ request }) => {
      const { by, fields } = parse(SuggestionQuoteForm, await request.json());
      return { ...succeeded, data: { ...quote, points: by === 'model' ? points * fields.length : 0 } };
    }),
    getGetSuggestionMockHandler(({ params }) => {
      const one = read(params['suggestionId']);
      const data = show(one);
      end(one);
      return { ...succeeded, data };
    }),
    getStopSuggestionMockHandler(({ params }) => {
      const one = read(params['suggestionId']);
      if (one.suggestion.state === 'writing')
        one.suggestion = { ...one.suggestion, state: 'failed', failure: 'stopped' };
      one.next = undefined;
      return { ...succeeded, data: one.suggestion };
    }),
    getDecideSuggestionMockHandler(async ({ params, request }) => {
      const one = read(params['suggestionId']);
      const { accept } = parse(SuggestionDecisionForm, await request.json());
      const { state } = show(one);
      let draft = find(params['draftId']);
      if (accept === 'none') one.suggestion = { ...one.suggestion, state: 'rejected' };
      else {
        if (state !== 'ready') throw conflict(state === 'stale' ? 'stale' : 'state');
        const { field, hunks } = one.suggestion;
        const chosen = accept === 'all' ? hunks : hunks.filter((_hunk, index) => accept.includes(index));
        draft = change(draft.draftId, withHunks(draft, field, chosen));
        one.suggestion = { ...one.suggestion, state: 'accepted' };
      }
      return { ...succeeded, data: { suggestion: one.suggestion, draft } };
    }),
  ];
}
