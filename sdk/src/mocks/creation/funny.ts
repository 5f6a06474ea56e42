import { parse } from 'zod/mini';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import { FunnyForm, FunnyKeepForm, FunnyTab, type CharacterCard, type FunnyResult } from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';
import { characters } from '../world/catalogue';

const { createFunnyResult, getFunnyResult, listFunnyResults, quoteFunnyResult } = operations;

const ready = createFunnyResult.examples[200];

interface Kept {
  result: FunnyResult;
  /** What it becomes when it is next read; undefined for one that has ended. */
  next?: FunnyResult | undefined;
}

const succeeded = { code: 200, message: 'OK' };

const cardsOf = (ids: readonly string[]): CharacterCard[] =>
  ids.flatMap((id) => characters.find(({ characterId }) => characterId === id) ?? []);

function made(tab: FunnyTab, { by, characterIds = [], choices = [], line = '', seed }: FunnyForm): FunnyResult {
  const example: FunnyResult = ready[tab].data;
  const chosen = characterIds.length === 0 ? example.characters : cardsOf(characterIds);
  return {
    ...example,
    funnyId: newId('fun'),
    by,
    line,
    choices,
    seed: tab === 'tonights-lantern' ? example.seed : (seed ?? newId('fun').slice(-12)),
    characters: chosen,
    lines: example.lines.flatMap((said, at) => {
      const speaker = chosen[at];
      return speaker === undefined ? [] : [{ ...said, characterId: speaker.characterId }];
    }),
    points: by === 'model' ? (quoteFunnyResult.examples[200].typical.data.points ?? 0) : 0,
    createdAt: new Date().toISOString(),
  };
}

const asWriting = (result: FunnyResult): FunnyResult => ({
  ...result,
  state: 'writing',
  text: '',
  lines: [],
  points: 0,
  shareable: false,
});

export function funnyHandlers(): RequestHandler[] {
  const known = new Map<string, Kept>();
  const examples = Object.values(getFunnyResult.examples[200]).map(({ data }) => data);
  for (const result of listFunnyResults.examples[200].typical.data.items) known.set(result.funnyId, { result });
  const find = (id: unknown): Kept => {
    const one = known.get(String(id));
    if (one !== undefined) return one;
    const example = examples.find(({ funnyId }) => funnyId === id);
    if (example === undefined) throw problem(404, getFunnyResult.examples[404]['not-found']);
    return { result: example };
  };
  return [
    http.post('*/api/funny/:tab', async ({ params, request }) => {
      const tab = parse(FunnyTab, params['tab']);
      const form = parse(FunnyForm, await request.json());
      const result = made(tab, form);
      const isWritten = form.by === 'model';
      const first = isWritten ? asWriting(result) : result;
      known.set(result.funnyId, { result: first, next: isWritten ? result : undefined });
      return HttpResponse.json({ ...succeeded, data: first });
    }),
    http.get('*/api/funny-results', () => {
      const items = [...known.values()].map(({ result }) => result).filter(({ kept }) => kept);
      return HttpResponse.json({ ...succeeded, data: { items: items.toReversed(), nextCursor: null } });
    }),
    http.get('*/api/funny-results/:funnyId', ({ params }) => {
      const one = find(params['funnyId']);
      const data = one.result;
      if (one.next !== undefined) one.result = one.next;
      one.next = undefined;
      return HttpResponse.json({ ...succeeded, data });
    }),
    http.put('*/api/funny-results/:funnyId/kept', async ({ params, request }) => {
      const { kept } = parse(FunnyKeepForm, await request.json());
      const one = find(params['funnyId']);
      const data = { ...one.result, kept };
      known.set(data.funnyId, { result: data });
      return HttpResponse.json({ ...succeeded, data });
    }),
    http.delete('*/api/funny-results/:funnyId', ({ params }) => {
      known.delete(String(params['funnyId']));
      return HttpResponse.json({ ...succeeded, data: null });
    }),
  ];
}
