import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getBuyBundleMockHandler,
  getCreateBundleMockHandler,
  getGetBundleMockHandler,
  getGetStoryBundleMockHandler,
  getListBundlesMockHandler,
  getListOwnBundlesMockHandler,
  getSaveBundleMockHandler,
} from '../../generated/mocks/shop/shop.msw';
import { BundleForm, BundlePurchaseForm, type StoryBundle } from '../../generated/model';
import { problem } from '../answer';

const { typical } = operations.getBundle.examples[200];
const [made] = operations.listOwnBundles.examples[200].typical.data.items;

const ok = { code: 200, message: 'OK' };

/**
 * One bundle of another creator, which can be bought, and one of the reader’s own, which can be changed. The stories of the
 * mocks are free to read.
 */
export function bundleHandlers(): RequestHandler[] {
  let sold: StoryBundle = typical.data;
  let own: StoryBundle[] = made === undefined ? [] : [{ ...made, bundleId: 'bnd-2f6a9c1e4d7b4830' }];
  const apply = (bundle: StoryBundle, { onSale, points, storyIds, ...words }: BundleForm): StoryBundle => ({
    ...bundle,
    ...words,
    points,
    onSale,
    share: Math.floor((points * 7) / 10),
    stories: bundle.stories.filter(({ storyId }) => storyIds.includes(storyId)),
    wanted: { ...words, onSale, points, storyIds },
  });
  const find = (id: unknown): StoryBundle => {
    const bundle = [sold, ...own].find(({ bundleId }) => bundleId === id);
    if (bundle === undefined) throw problem(404, operations.getBundle.examples[404]['not-found']);
    return bundle;
  };
  return [
    getListBundlesMockHandler(() => ({ ...ok, data: { items: [sold], nextCursor: null } })),
    getGetBundleMockHandler(({ params }) => ({ ...ok, data: find(params['bundleId']) })),
    getGetStoryBundleMockHandler(() => operations.getStoryBundle.examples[200].none),
    getBuyBundleMockHandler(async ({ params, request }) => {
      const { bundleId, owned, points } = find(params['bundleId']);
      const form = parse(BundlePurchaseForm, await request.json());
      if (owned || form.points !== points) throw problem(409, operations.buyBundle.examples[409].conflict);
      sold = { ...sold, owned: true };
      return { ...ok, data: { ...operations.buyBundle.examples[200].bought.data, bundleId, points } };
    }),
    getListOwnBundlesMockHandler(() => ({ ...ok, data: { items: [...own] } })),
    getCreateBundleMockHandler(async ({ request }) => {
      const form = parse(BundleForm, await request.json());
      const { data } = operations.createBundle.examples[200].created;
      const bundle = apply({ ...data, bundleId: `bnd-${own.length}c1e4f0a9b2d4835` }, form);
      own = [bundle, ...own];
      return { ...ok, data: bundle };
    }),
    getSaveBundleMockHandler(async ({ params, request }) => {
      const bundle = apply(find(params['bundleId']), parse(BundleForm, await request.json()));
      own = own.map((other) => (other.bundleId === bundle.bundleId ? bundle : other));
      return { ...ok, data: bundle };
    }),
  ];
}
