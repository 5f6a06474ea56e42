import { answer, operations } from '@fabula/sdk/mocks';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const code = '3f9a1c7e5b2d4806a1e7c94d0b6f2358';

const meta = preview.meta({
  title: 'Pages/Gift',
  parameters: { layout: 'fullscreen' },
  args: { path: `gift#code=${code}` },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A gift that can be accepted. */
export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'gift.open.accept') })).toBeEnabled();
  },
});

/** It is accepted: the points are there, and the line of the ledger is a link away. */
export const Accepted = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the gift' }));
    await expect(await canvas.findByRole('heading', { name: 'The points are yours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your points' })).toHaveAttribute(
      'href',
      '/en-US/bonus?entry=ent-5c9e1b7d3f2a4086',
    );
  },
});

/** Another person was first: the page says so. */
export const TooLate = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('getGift', 200, () => operations.getGift.examples[200].redeemed));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This gift was accepted' })).toBeVisible();
  },
});

/** It could not be accepted: nothing was lost, and it can be tried again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('redeemGift', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the gift' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was lost.');
    await expect(canvas.getByRole('button', { name: 'Accept the gift' })).toBeEnabled();
  },
});

/** A link from before codes moved to the fragment opens the gift, too. */
export const OldLink = meta.story({
  tags: ['no-look'],
  args: { path: `gift?code=${code}` },
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept the gift' })).toBeEnabled();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in to accept' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The link is not complete. */
export const Unknown = meta.story({
  tags: ['no-look'],
  args: { path: 'gift#code=3f9a' },
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gift not found' })).toBeVisible();
  },
});
