import { answer, operations } from '@fabula/sdk/mocks';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Upgrade',
  parameters: { layout: 'fullscreen' },
  args: { path: 'upgrade' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const memberships = operations.getMembership.examples[200];

/** What a membership changes, and what is paid when. */
export const Offered = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

/** A member by the month sees the next payment, and chooses the year from then on. */
export const Member = meta.story({
  globals: { ...english, scenario: 'member' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You are a member. It renews on November 28, 2026 for $11.90.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to yearly' }));
    await expect(await canvas.findByText('You are a member. It renews on November 28, 2026 for $94.80.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** A membership that is over: when it ended, and the offers again. */
export const Ended = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getMembership', 200, () => memberships.ended));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your membership ended on October 18, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $94.80' })).toBeEnabled();
  },
});

/** A guest who buys is asked to sign in first. */
export const GuestBuys = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $94.80' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The payment page did not open: nothing was charged. */
export const NotOpened = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('startCheckout', 503));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $94.80' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was charged');
    await expect(canvas.getByRole('button', { name: 'Pay $94.80' })).toBeEnabled();
  },
});

/** The offers did not arrive: the page offers to try again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getOffers', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
