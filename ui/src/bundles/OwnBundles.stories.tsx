import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { RowsSkeleton } from '../states/PanelState/PanelState';
import { ownBundle } from './fixtures';
import { GuestBundles, OwnBundleList, OwnBundlesEmpty, OwnBundlesView } from './OwnBundles';

const onSignIn = fn();

const bundles = [
  ownBundle,
  { ...ownBundle, bundleId: 'bnd-off', title: 'Winter evenings', onSale: false, isWanted: false },
  {
    ...ownBundle,
    bundleId: 'bnd-short',
    title: 'Ferries',
    onSale: false,
    stories: ownBundle.stories.slice(0, 1),
    sales: { count: 1, points: 35 },
  },
];

const meta = preview.meta({
  title: 'Bundles/OwnBundles',
  component: OwnBundlesView,
  subcomponents: { OwnBundleList, OwnBundlesEmpty, GuestBundles },
  args: {
    newHref: '#new',
    children: <OwnBundleList bundles={bundles} hrefOf={(bundleId) => `#${bundleId}`} />,
  },
});

/** One on sale, one that is not, and one that lacks published stories, each with its sales. */
export const EveryState = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold 4 times, for you: 140 points')).toHaveLength(2);
    await expect(canvas.getByText('Sold once, for you: 35 points')).toBeVisible();
    await expect(canvas.getByText(/fewer than two of its stories are published/)).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({ tags: ['no-look'], args: { children: <RowsSkeleton count={3} /> } });

/** Nothing was made yet: what it takes. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { children: <OwnBundlesEmpty newHref="#new" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Group two or more of your published stories/)).toBeVisible();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { children: <GuestBundles onSignIn={onSignIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});
