import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { hrefs } from '../content/fixtures/hrefs';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { BundleView, type BundleViewProps } from './BundleView';
import { bundle } from './fixtures';

const args: BundleViewProps = {
  bundle,
  storyHrefOf: hrefs.story,
  balance: 180,
  onBuy: fn(),
  state: 'idle',
  pointsHref: '#points',
};

const meta = preview.meta({
  title: 'Bundles/BundleView',
  component: BundleView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args,
});

/** What is in it, who made it, what stays free, and the price on the button. */
export const OnSale = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/The first two rounds of each story are free/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 50 points' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

/** The points do not cover it: how many lack, and the way to them. */
export const Lacking = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { balance: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You need 30 more points\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get points' })).toHaveAttribute('href', '#points');
  },
});

/** A guest sees the price, and signs in by the button. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { balance: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy for 50 points' })).toBeEnabled();
  },
});

/** It is being bought. */
export const Buying = meta.story({
  tags: ['no-look'],
  args: { state: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
});

/** The price has changed meanwhile: the new one is shown, and nothing was charged. */
export const PriceChanged = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { bundle: { ...bundle, points: 60 }, state: 'price-changed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing was charged');
    await expect(canvas.getByRole('button', { name: 'Buy for 60 points' })).toBeEnabled();
  },
});

/** It could not be bought. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('you are never charged twice');
  },
});

/** It is bought. */
export const Owned = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { bundle: { ...bundle, owned: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have this bundle. Read its stories to the end.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  },
});

/** Its creator reads for free. */
export const Own = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { bundle: { ...bundle, own: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You made this bundle/)).toBeVisible();
  },
});

/** It cannot be bought at the moment. */
export const NotOnSale = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { bundle: { ...bundle, onSale: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This bundle is not on sale at the moment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  },
});
