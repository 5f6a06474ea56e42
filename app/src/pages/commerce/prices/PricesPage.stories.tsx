import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Prices',
  parameters: { layout: 'fullscreen' },
  args: { path: 'prices' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const memberships = operations.getMembership.examples[200];

/** Memberships, packs, and what each act costs. */
export const Offers = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6));
  },
});

/** What is said of the value is counted: the pack with the most points for the money bears the stamp. */
export const HonestValue = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas }) => {
    const best = (await canvas.findByText('Best value')).closest('li') as HTMLElement;
    await expect(best).toHaveTextContent('8,000points');
    await expect(best).toHaveTextContent('160 points for $1');
    await expect(canvas.getByText('a month, billed $94.80 a year')).toBeVisible();
  },
});

/** A member sees what they have in place of the offers. */
export const Member = meta.story({
  globals: { ...english, scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are a member. It renews on November 28, 2026 for $11.90.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Become a member' })).not.toBeInTheDocument();
  },
});

/** A membership is cancelled after a question, and kept after all. */
export const CancelledAndKept = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/shop/membership', () => Response.json(memberships.active), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the membership' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel the membership?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel the membership' }));
    await expect(await canvas.findByText(/until November 28, 2026. It does not renew/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the membership' }));
    await expect(await canvas.findByText(/It renews on/)).toBeVisible();
  },
});

/** A member by the month reads the price and the day, chooses the year from then on, and stays monthly after all. */
export const ByTheYear = meta.story({
  tags: ['no-look'],
  globals: { ...english, scenario: 'member' },
  play: async ({ canvas, userEvent }) => {
    const choose = await canvas.findByRole('button', { name: 'Switch to yearly' });
    await expect(choose).toHaveAccessibleDescription(
      'Yearly it costs $7.90 a month: you pay $94.80 on November 28, 2026, and nothing today.',
    );
    await userEvent.click(choose);
    const stay = await canvas.findByRole('button', { name: 'Stay monthly' });
    await expect(stay).toHaveAccessibleDescription(/^From November 28, 2026 you pay \$94.80 a year/);
    await expect(canvas.getByText('You are a member. It renews on November 28, 2026 for $94.80.')).toBeVisible();
    await userEvent.click(stay);
    await expect(await canvas.findByRole('button', { name: 'Switch to yearly' })).toBeVisible();
  },
});

/** The choice did not arrive: nothing has changed, and the page says so. */
export const ByTheYearFails = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      answer('getMembership', 200, () => memberships.active),
      answer('setMembershipPeriod', 503),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to yearly' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nothing has changed');
    await expect(canvas.getByRole('button', { name: 'Switch to yearly' })).toBeEnabled();
  },
});

/** The last renewal was not paid; cancelling fails, and says so. */
export const PastDue = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      answer('getMembership', 200, () => memberships['past-due']),
      answer('cancelMembership', 500),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/The payment of November 18, 2026 failed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the membership' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the membership' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nothing has changed');
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
    await canvas.findByText(/Your membership ended on October 18, 2026/);
    await expect(canvas.getByRole('button', { name: 'Become a member' })).toBeEnabled();
  },
});

/** A guest who buys is asked to sign in first. */
export const GuestBuys = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '$2.99' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The payment page is being opened: the button says so, and no other buys meanwhile. */
export const Opening = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.post('*/api/shop/checkouts', () => delay('infinite')));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '$8.99' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: '$2.99' })).toBeDisabled();
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
    await userEvent.click(await canvas.findByRole('button', { name: '$8.99' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was charged');
    await expect(canvas.getByRole('button', { name: '$8.99' })).toBeEnabled();
  },
});

/** Payments are not configured: the prices are shown, the buttons are disabled, and the page says why. */
export const Closed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', scenario: 'closedShop' },
  play: async ({ canvas }) => {
    await canvas.findByText(/The shop is closed at the moment/);
    await expect(canvas.getByRole('button', { name: '$2.99' })).toBeDisabled();
  },
});

/** Led here because the points did not suffice: why, and the way back. */
export const ForWantOfPoints = meta.story({
  args: { path: 'prices?back=/en-US/character-chat/maren-vale&need=2' },
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200]['no-points']));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You did not have enough points/)).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to what you were doing' });
    await expect(back).toHaveAttribute('href', '/en-US/character-chat/maren-vale');
  },
});

/** The same link with points enough, after a purchase in another tab: nothing is missing, and the way back stays. */
export const EnoughByNow = meta.story({
  tags: ['no-look'],
  args: { path: 'prices?back=/en-US/character-chat/maren-vale' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have enough points to continue.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to what you were doing' })).toBeVisible();
    await expect(canvas.queryByText(/did not cover/)).not.toBeInTheDocument();
  },
});

/** A guest without points sees what signing in gives. */
export const GuestWithoutPoints = meta.story({
  globals: { locale: 'en-US', session: 'guest' },
  beforeEach({ msw }) {
    msw.use(answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200]['no-points']));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gives you 80 free points/)).toBeVisible();
  },
});

/** The note about the gift opens signing in, in the reader’s place. */
export const GiftSignsIn = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    const gift = (await canvas.findByText(/gives you 80 free points/)).parentElement as HTMLElement;
    await userEvent.click(within(gift).getByRole('link', { name: 'Sign in' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** What can be bought with points is only what can be done here: no pictures, no films. */
export const OnlyWhatExists = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas }) => {
    const acts = within(await canvas.findByRole('region', { name: 'What things cost' }));
    await expect(acts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A reply in chat'),
      expect.stringContaining('Your own move'),
    ]);
  },
});

/** The offers did not arrive. */
export const ServerError = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getOffers', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(answer('getOffers', 200));
    await userEvent.click(again);
    await expect(await canvas.findByText('Best value')).toBeVisible();
  },
});
