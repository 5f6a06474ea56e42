import { answer, operations } from '@fabula/sdk/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { listOrders, quoteWithdrawal } = operations;

const meta = preview.meta({
  title: 'Pages/Orders',
  parameters: { layout: 'fullscreen' },
  args: { path: 'orders' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** What was bought, the newest first. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(5));
  },
});

/** Withdrawn from in two steps: the outcome has its date and time, and the list and the focus follow. */
export const Withdrawn = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const [begin] = await canvas.findAllByRole('button', { name: 'Withdraw from contract' });
    if (begin === undefined) throw new Error('There is nothing to withdraw from');
    await userEvent.click(begin);
    const first = within(await screen.findByRole('dialog', { name: 'Withdraw from this contract' }));
    await expect(await first.findByText('$4.50')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' }));
    await userEvent.click(second.getByRole('button', { name: 'Confirm withdrawal' }));
    const outcome = within(await screen.findByRole('dialog', { name: 'Withdrawal received' }));
    await expect(outcome.getByRole('status')).toHaveTextContent(/November 22, 2026 at 8:30:00.AM UTC/);
    const [close] = outcome.getAllByRole('button', { name: 'Close' }).slice(-1);
    if (close !== undefined) await userEvent.click(close);
    await expect(await canvas.findByText(/\$4\.50 is on its way back to you/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Points were spent meanwhile: the new amount is shown before anything happens. */
export const AmountChanged = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('withdrawFromOrder', 409));
  },
  play: async ({ canvas, userEvent }) => {
    const [begin] = await canvas.findAllByRole('button', { name: 'Withdraw from contract' });
    if (begin !== undefined) await userEvent.click(begin);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The amount has changed');
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** The confirmation did not arrive; the reader can send it again. */
export const SendingFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('withdrawFromOrder', 503));
  },
  play: async ({ canvas, userEvent }) => {
    const [begin] = await canvas.findAllByRole('button', { name: 'Withdraw from contract' });
    if (begin !== undefined) await userEvent.click(begin);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('it counts only once');
    await expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled();
  },
});

/** Everything was spent: why there is nothing to withdraw. */
export const Spent = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('quoteWithdrawal', 200, () => quoteWithdrawal.examples[200].spent));
  },
  play: async ({ canvas, userEvent }) => {
    const [begin] = await canvas.findAllByRole('button', { name: 'Withdraw from contract' });
    if (begin !== undefined) await userEvent.click(begin);
    await expect(await screen.findByText(/All points of this order have been spent/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
});

/** Nothing was bought: the way to the prices. */
export const Empty = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listOrders', 200, () => listOrders.examples[200].empty));
  },
  play: async ({ canvas, globals }) => {
    const way = { name: wordsIn(globals, 'shop.orders.emptyAction') };
    await expect(await canvas.findByRole('link', way)).toBeVisible();
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

/** The list did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listOrders', 500));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
