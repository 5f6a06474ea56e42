import type { BundleForm, StoryBundle } from '@fabula/sdk';
import { readPoints } from '@fabula/ui/bundle-model';
import type { BundleDraft, BundleProblem, OwnBundleValue } from '@fabula/ui/bundles';

/** A bundle as its creator sees it. */
export function toOwnBundle(bundle: StoryBundle): OwnBundleValue {
  return {
    ...bundle,
    isWanted: bundle.wanted?.onSale ?? false,
    sales: bundle.sales ?? { count: 0, points: 0 },
  };
}

export const emptyDraft: BundleDraft = { title: '', description: '', points: '50', storyIds: [], onSale: true };

/** What the form of a bundle begins with. */
export function toDraft({ wanted }: Pick<StoryBundle, 'wanted'>): BundleDraft {
  return wanted === undefined ? emptyDraft : { ...wanted, points: `${wanted.points}` };
}

/** What is sent of a draft; undefined while its price is not allowed. */
export function toForm(draft: BundleDraft): BundleForm | undefined {
  const points = readPoints(draft.points);
  return points === undefined ? undefined : { ...draft, storyIds: [...draft.storyIds], points };
}

const problems: Readonly<Record<string, BundleProblem>> = {
  title: 'title',
  description: 'description',
  points: 'points',
  storyIds: 'stories',
};

/** Why a bundle was not saved, by the field of the refusal. */
export const problemOf = (refusal: { readonly field?: string | undefined } | undefined): BundleProblem =>
  problems[refusal?.field ?? ''] ?? 'failed';
