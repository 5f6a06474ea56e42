import { answer, operations } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Bundles',
  parameters: { layout: 'fullscreen' },
  args: { path: 'bundles' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The bundles of a creator, with what they have brought. */
export const Typical = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Three nights by the sea' })).toBeVisible();
  },
});

/** Nothing was made yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('listOwnBundles', 200, () => operations.listOwnBundles.examples[200].empty));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Group two or more of your published stories/)).toBeVisible();
  },
});

/** The list could not be loaded. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('listOwnBundles', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to sell your stories in bundles.')).toBeVisible();
  },
});
