import { answer, operations } from '@fabula/sdk/mocks';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { wordsIn } from '../../../stories/words';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Crypto payment',
  parameters: { layout: 'fullscreen' },
  args: { path: 'web3-payment?checkoutId=chk-3f1c7a9b5d0e4c62' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const payments = operations.getWeb3Payment.examples[200];

/** Nothing has arrived yet. */
export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('getWeb3Payment', 200, () => payments.waiting));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('8.99');
  },
});

/** The transfer is seen while the buyer looks on. */
export const Seen = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/shop/checkouts/:id/web3', () => Response.json(payments.waiting), { once: true }),
      answer('getWeb3Payment', 200, () => payments.seen),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Waiting for your transfer' });
    await canvas.findByRole('heading', { name: 'Seen on the network' }, { timeout: 10_000 });
    await expect(canvas.getByText('5 of 12 confirmations')).toBeVisible();
  },
});

/** Paid, and the way back to what the buyer was doing. */
export const Over = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getWeb3Payment', 200, () => payments.over));
  },
  play: async ({ canvas }) => {
    const hrefs = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(hrefs()).toContain('/en-US/character-chat/maren-vale'));
  },
});

/** The payment did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getWeb3Payment', 500));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});

/** The purchase of another account, or of none. */
export const Unknown = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getWeb3Payment', 404));
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(wordsIn(globals, 'shop.outcome.unknown'));
  },
});
