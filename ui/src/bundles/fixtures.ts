import { shelfOfSix } from '../content/fixtures/books';
import type { BundleDraft, BundleValue, OwnBundleValue } from './model';

export const bundledStories = shelfOfSix.slice(0, 3);

/** On sale, by another creator. */
export const bundle: BundleValue = {
  bundleId: 'bnd-harbours',
  title: 'Three nights by the sea',
  description: 'Short mysteries for long evenings, each in another harbour.',
  points: 50,
  about: { amount: 50, currency: 'EUR' },
  creatorName: 'Noor',
  stories: bundledStories,
  onSale: true,
  owned: false,
  own: false,
};

export const ownBundle: OwnBundleValue = {
  ...bundle,
  own: true,
  isWanted: true,
  sales: { count: 4, points: 140 },
};

export const bundleDraft: BundleDraft = {
  title: bundle.title,
  description: bundle.description,
  points: '50',
  storyIds: bundledStories.slice(0, 2).map(({ storyId }) => storyId),
  onSale: true,
};
