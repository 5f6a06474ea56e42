import { answer, operations } from '@fabula/sdk/mocks';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Shop',
  parameters: { layout: 'fullscreen' },
  args: { path: 'shop' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const { listOwnedProducts, listProducts } = operations;

/** The balance, packs of points, the membership, and frames, of which two are the reader’s. */
export const EveryShelf = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('listOwnedProducts', 200, () => listOwnedProducts.examples[200].typical));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'shop.product.worn'))).toBeVisible();
    await expect(canvas.getByText(wordsIn(globals, 'shop.product.owned'))).toBeVisible();
  },
});

/** A guest sees the same prices, in points and in money, and owns nothing. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('about $2.40'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: '$8.99' })).toHaveAttribute('href', '/en-US/prices');
    await expect(canvas.getByRole('link', { name: 'See the membership' })).toHaveAttribute('href', '/en-US/upgrade');
    await expect(canvas.queryByText('Yours')).toBeNull();
  },
});

/** The chosen shelf is in the address; the entry of the sidebar is lit. */
export const OneShelf = meta.story({
  tags: ['no-look'],
  args: { path: 'shop?shelf=frames' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Frames' })).toBeChecked();
    await expect(canvas.queryByRole('heading', { name: 'Membership' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(await canvas.findByRole('heading', { name: 'Membership' })).toBeVisible();
  },
});

/** A frame leads to its page, and back. */
export const ToTheFrame = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^First frost/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'First frost' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Frames' }));
    await expect(await canvas.findByRole('radio', { name: 'Frames' })).toBeChecked();
  },
});

/** No packs are sold: points have no price in money, and nothing is made up. */
export const WithoutMoney = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listProducts', 200, () => listProducts.examples[200].closed));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Brass lantern' });
    await expect(canvas.queryByText(/^about/)).toBeNull();
  },
});

/** The products did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('listProducts', 500));
  },
  play: async ({ canvas, globals, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') });
    msw.use(answer('listProducts', 200));
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(4));
  },
});
