import type { RequestHandler } from 'msw';
import { parse } from 'zod/mini';
import { operations } from '../../generated/examples';
import {
  getChangeCatalogueEntryMockHandler,
  getListOperatorCatalogueMockHandler,
} from '../../generated/mocks/operator/operator.msw';
import {
  CatalogueActForm,
  type CatalogueAct,
  type CatalogueEntry,
  type OperatorAct,
  type OperatorActKind,
} from '../../generated/model';
import { problem } from '../answer';

const ok = { code: 200, message: 'OK' };
const { changeCatalogueEntry, getHome, listOperatorCatalogue } = operations;
const { mostFeatured } = listOperatorCatalogue.examples[200].typical.data;

const acts = {
  feature: 'featured',
  'stop-featuring': 'featuring-ended',
  hide: 'thing-hidden',
  show: 'thing-restored',
  'mark-mature': 'marked-mature',
  'take-mark-back': 'mark-taken-back',
} as const satisfies Record<CatalogueAct, OperatorActKind>;

const changes: Readonly<Record<CatalogueAct, (form: CatalogueActForm) => Partial<CatalogueEntry>>> = {
  feature: () => ({ featured: true }),
  'stop-featuring': () => ({ featured: false }),
  hide: ({ ground = 'other' }) => ({ hiddenFor: ground }),
  show: () => ({ hiddenFor: null }),
  'mark-mature': () => ({ mature: true, marked: true }),
  'take-mark-back': () => ({ mature: false, marked: false }),
};

const isIn: Readonly<Record<string, (entry: CatalogueEntry) => boolean>> = {
  featured: ({ featured }) => featured,
  hidden: ({ hiddenFor }) => hiddenFor !== null,
  mature: ({ mature }) => mature,
};

type Written = Pick<OperatorAct, 'kind' | 'reason'>;

/** The catalogue as operators see it. */
export function catalogueHandlers(noteAct: (entry: CatalogueEntry, written: Written) => void): RequestHandler[] {
  let entries: readonly CatalogueEntry[] = [...listOperatorCatalogue.examples[200].typical.data.items, ...stories()];
  return [
    getListOperatorCatalogueMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const words = (searchParams.get('q') ?? '').trim().toLowerCase();
      const ofKind = entries.filter(({ kind }) => kind === searchParams.get('kind'));
      const items = ofKind
        .filter(isIn[searchParams.get('state') ?? ''] ?? (() => true))
        .filter(({ entryId, name }) => entryId === words || name.toLowerCase().includes(words));
      const featuredCount = ofKind.filter(({ featured }) => featured).length;
      return { ...ok, data: { items, nextCursor: null, featuredCount, mostFeatured } };
    }),
    getChangeCatalogueEntryMockHandler(async ({ params, request }) => {
      const form = parse(CatalogueActForm, await request.json());
      const entry = entries.find(({ entryId, kind }) => entryId === params['entryId'] && kind === params['kind']);
      if (entry === undefined) throw problem(404, changeCatalogueEntry.examples[404]['not-found']);
      const changed = { ...entry, ...changes[form.act](form) };
      entries = entries.map((one) => (one === entry ? changed : one));
      noteAct(entry, { kind: acts[form.act], reason: form.reason });
      return { ...ok, data: changed };
    }),
  ];
}

/** Those of the explore page. */
function stories(): CatalogueEntry[] {
  const shelved = getHome.examples[200].typical.data.shelves.flatMap((shelf) =>
    shelf.kind === 'stories' ? shelf.items : [],
  );
  return shelved.slice(0, 6).map(({ cover, mature, storyId, title }) => ({
    kind: 'story',
    entryId: storyId,
    name: title,
    picture: cover,
    authorId: null,
    authorName: '',
    publishedAt: '2026-09-01T00:00:00.000Z',
    featured: false,
    hiddenFor: null,
    mature,
    marked: false,
  }));
}
