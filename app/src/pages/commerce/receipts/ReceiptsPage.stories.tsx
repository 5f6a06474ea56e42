import { answer, operations } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { listReceipts } = operations;

const meta = preview.meta({
  title: 'Pages/Receipts',
  parameters: { layout: 'fullscreen' },
  args: { path: 'orders/chk-3f1c7a9b5d0e4c62/receipts' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** One receipt, which can be printed. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'shop.receipt.print') })).toBeEnabled();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

/** A membership has one for each of its payments. */
export const Renewed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listReceipts', 200, () => listReceipts.examples[200].membership));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(2);
  },
});

/** There is no such order, or it was not paid. */
export const Unknown = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listReceipts', 404));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'shop.receipt.none'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: wordsIn(globals, 'shop.receipt.print') })).toBeNull();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'shop.orders.guest'))).toBeVisible();
  },
});

/** They did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listReceipts', 500));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
