import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Payment',
  parameters: { layout: 'fullscreen' },
  args: { path: 'pay-success?checkoutId=chk-3f1c7a9b5d0e4c62' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const checkouts = operations.getCheckout.examples[200];

/** Paid: what it gave, and the way back to what the buyer was doing. */
export const Paid = meta.story({
  play: async ({ canvas }) => {
    const hrefs = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(hrefs()).toContain('/en-US/character-chat/maren-vale'));
    await expect(hrefs().some((href) => href?.endsWith('/bonus?entry=ent-a84d0f6b3c1e4927'))).toBe(true);
  },
});

/** A gift: its link, to copy. A picture would show the port of this Storybook. */
export const GiftPaid = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 200, () => checkouts['gift-paid']));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your gift is ready' });
    const link = canvas.getByRole('textbox', { name: 'Link to the gift' });
    await expect(link).toHaveDisplayValue(/\/en-US\/gift#code=[0-9a-f]{32}$/);
    await expect(canvas.getByRole('link', { name: 'See your gifts' })).toBeVisible();
  },
});

/** A membership. */
export const MembershipPaid = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 200, () => checkouts['membership-paid']));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You are a member now' });
    await expect(canvas.getByText('Your first 1,500 points have arrived. Paid: $94.80.')).toBeVisible();
  },
});

/** The confirmation comes while the buyer looks on. */
export const Confirmed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/shop/checkouts/:id', () => Response.json(checkouts.open), { once: true }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Checking the payment' });
    await canvas.findByRole('heading', { level: 1, name: 'Payment received' });
    await expect(canvas.getByText('1,000 points were added. Paid: $8.99.')).toBeVisible();
  },
});

/** The money comes later. */
export const Pending = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 200, () => checkouts.pending));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment on its way' });
    await expect(canvas.getByText(/When \$8.99 arrives, 1,000 points are added/)).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/shop/checkouts/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checking the payment' })).toBeVisible();
  },
});

/** A purchase of another user. */
export const Unknown = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 404));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Purchase not found' });
    await expect(canvas.getByRole('link', { name: 'See your points' })).toBeVisible();
  },
});

/** Declined: nothing was charged, and it can be tried again. */
export const Declined = meta.story({
  args: { path: 'pay-failure?checkoutId=chk-3f1c7a9b5d0e4c62' },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 200, () => checkouts.declined));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment declined' });
    await expect(canvas.getByRole('link', { name: 'Try the payment again' })).toHaveAttribute(
      'href',
      checkouts.declined.data.checkoutUrl,
    );
  },
});

/** The buyer left the payment page by its way out. */
export const Cancelled = meta.story({
  tags: ['no-look'],
  args: { path: 'pay-failure?checkoutId=chk-3f1c7a9b5d0e4c62' },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCheckout', 200, () => checkouts.cancelled));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' });
    await expect(canvas.getByRole('link', { name: 'See prices' })).toBeVisible();
  },
});
