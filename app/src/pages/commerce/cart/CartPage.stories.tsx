import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Cart',
  parameters: { layout: 'fullscreen' },
  args: { path: 'cart' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const carts = operations.getCart.examples[200];

/** Two kinds of packs, and what they come to. */
export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('getCart', 200, () => carts.typical));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(2);
  },
});

/** Nothing is in it: the way to the points, from where a pack is put in and found here. */
export const FromThePrices = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose points' }));
    const [add] = await canvas.findAllByRole('button', { name: 'Add to cart' });
    if (add !== undefined) await userEvent.dblClick(add);
    await expect(await screen.findByText('In your cart: 2 × 300 points')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('link', { name: 'Cart: 2 packs' }));
    await expect(await canvas.findByRole('button', { name: 'Pay $5.98' })).toBeEnabled();
  },
});

/** By keys alone: the quantity, the coupon, the removal and its undoing, each with what is read aloud. */
export const ByKeyboard = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose points' }));
    const [add] = await canvas.findAllByRole('button', { name: 'Add to cart' });
    if (add !== undefined) await userEvent.click(add);
    await userEvent.click(await canvas.findByRole('link', { name: 'Cart: 1 pack' }));
    (await canvas.findByRole('spinbutton', { name: 'Quantity of 300 points' })).focus();
    await userEvent.keyboard('3');
    await expect(await canvas.findByText('300 points: 3 in the cart. Total: $8.97.')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Do you have a coupon?' }).focus();
    await userEvent.keyboard('{Enter}nothing{Enter}');
    await expect(await canvas.findByText(/There is no coupon with this code/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus());
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Coupon code' }));
    await userEvent.keyboard('lantern-20{Enter}');
    await expect(await canvas.findByText('Coupon applied. Total: $7.18.')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await expect(await canvas.findByText('300 points removed. Total: $0.00.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Pay $7.18' })).toBeEnabled();
  },
});

/** A guest is asked to sign in, over the same cart. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  beforeEach({ msw }) {
    msw.use(answer('getCart', 200, () => carts.typical));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in to pay $20.97' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** A price has changed between looking and paying: nothing is charged, and the page shows the new total. */
export const TotalChanged = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    let isChanged = false;
    msw.use(
      answer('getCart', 200, () => (isChanged ? carts.changed : carts.typical)),
      answer('checkOutCart', 409, () => {
        isChanged = true;
        return { ...operations.checkOutCart.examples[409].conflict, field: 'total' };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.97' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The total has changed. Nothing was charged.');
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
    await expect(canvas.getByText('No longer sold. It does not count.')).toBeVisible();
  },
});

/** A change is not taken: the cart is shown as it is. */
export const ChangeFails = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      answer('getCart', 200, () => carts.typical),
      answer('setCartLine', 503),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: 300 points' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The cart could not be changed. It is as it was.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $20.97' })).toBeEnabled());
  },
});

/** It did not arrive. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getCart', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** It is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/shop/cart', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cart' })).toBeVisible();
  },
});
