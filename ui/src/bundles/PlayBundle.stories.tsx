import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { bundle } from './fixtures';
import { PlayBundle, PlayBundleNote, StoryBundleNote, type PlayBundleProps } from './PlayBundle';

const args: PlayBundleProps = {
  bundle,
  bundleHref: '#bundle',
  balance: 180,
  onBuy: fn(),
  state: 'idle',
  pointsHref: '#points',
};

const meta = preview.meta({
  title: 'Bundles/PlayBundle',
  component: PlayBundle,
  subcomponents: { PlayBundleNote, StoryBundleNote },
  args,
});

/** The free rounds are read: the bundle with its price, and the way to what is in it. */
export const Required = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/The two free rounds are read/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the bundle' })).toHaveAttribute('href', '#bundle');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 50 points' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

/** The points do not cover it. */
export const Lacking = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { balance: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get points' })).toBeVisible();
  },
});

/** The bundle is being looked up. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <PlayBundleNote state="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up the bundle and its price.')).toBeVisible();
  },
});

/** It could not be looked up: the place in the story is safe. */
export const NotLoaded = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <PlayBundleNote state="failed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your place is saved/)).toBeVisible();
  },
});

/** On the page of a story: what is free, and what the bundle costs. */
export const OnStory = meta.story({
  globals: { locale: 'en-US' },
  render: () => <StoryBundleNote bundle={bundle} href="#bundle" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The whole bundle has 3 stories and costs 50 points/)).toBeVisible();
  },
});

/** On the page of a story whose bundle the reader has. */
export const OnOwnedStory = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <StoryBundleNote bundle={{ ...bundle, owned: true }} href="#bundle" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have this bundle. Read its stories to the end.')).toBeVisible();
  },
});
