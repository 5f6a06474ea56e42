import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getAddCollectionEntryMockHandler,
  getChangeCollectionMockHandler,
  getCreateCollectionMockHandler,
  getDeleteCollectionMockHandler,
  getListCollectionsMockHandler,
  getListCollectionsOfWorkMockHandler,
  getRemoveCollectionEntryMockHandler,
} from '../../generated/mocks/collections/collections.msw';
import { CollectionForm, type CollectionSummary } from '../../generated/model';
import { newId } from '../new-id';

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

/** Collections that are made, changed, deleted and filled. */
export function collectionHandlers(): RequestHandler[] {
  const choices = operations.listCollectionsOfWork.examples[200].typical.data.items;
  let collections: CollectionSummary[] = [...operations.listCollections.examples[200].typical.data.items];
  /** By collection: the works that were added here. */
  const held = new Map(
    choices.map(({ collectionId, contains }) => [collectionId, new Set(contains ? ['character:maren-vale'] : [])]),
  );
  const worksOf = (collectionId: string) => {
    const works = held.get(collectionId) ?? new Set<string>();
    held.set(collectionId, works);
    return works;
  };
  const change = (collectionId: unknown, changes: (now: CollectionSummary) => Partial<CollectionSummary>) => {
    collections = collections.map((now) => (now.collectionId === collectionId ? { ...now, ...changes(now) } : now));
  };
  const place = (params: Readonly<Record<string, unknown>>, isIn: boolean) => {
    const collectionId = String(params['collectionId']);
    const work = `${String(params['workKind'])}:${String(params['workId'])}`;
    const works = worksOf(collectionId);
    if (works.has(work) !== isIn) {
      change(collectionId, ({ entryCount }) => ({ entryCount: Math.max(0, entryCount + (isIn ? 1 : -1)) }));
    }
    if (isIn) works.add(work);
    else works.delete(work);
    return ok(null);
  };
  return [
    getListCollectionsMockHandler(() => ok({ items: collections, nextCursor: null })),
    getListCollectionsOfWorkMockHandler(({ params }) =>
      ok({
        items: collections.map(({ collectionId, entryCount, name, visibility }) => ({
          collectionId,
          entryCount,
          name,
          visibility,
          contains: worksOf(collectionId).has(`${String(params['workKind'])}:${String(params['workId'])}`),
        })),
      }),
    ),
    getCreateCollectionMockHandler(async ({ request }) => {
      const form = parse(CollectionForm, await request.json());
      const made = {
        ...operations.createCollection.examples[200].made.data,
        ...form,
        collectionId: newId('col'),
        linkId: newId('lnk'),
      };
      collections = [made, ...collections];
      return ok(made);
    }),
    getChangeCollectionMockHandler(async ({ params, request }) => {
      const form = parse(CollectionForm, await request.json());
      change(params['collectionId'], () => form);
      const changed = collections.find(({ collectionId }) => collectionId === params['collectionId']);
      return ok(changed ?? { ...operations.changeCollection.examples[200].changed.data, ...form });
    }),
    getDeleteCollectionMockHandler(({ params }) => {
      collections = collections.filter(({ collectionId }) => collectionId !== params['collectionId']);
      return ok(null);
    }),
    getAddCollectionEntryMockHandler(({ params }) => place(params, true)),
    getRemoveCollectionEntryMockHandler(({ params }) => place(params, false)),
  ];
}
