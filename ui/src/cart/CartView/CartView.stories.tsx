import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { changed, coupon, filled, full, reduced } from '../fixtures/carts';
import { offers } from '../../shop/fixtures/shop';
import { CartLines } from '../CartLines/CartLines';
import { RemovedRow } from '../CartLines/RemovedRow';
import { CouponField } from '../CouponField/CouponField';
import { QuantityField } from '../QuantityField/QuantityField';
import { CartFrame, CartSkeleton, EmptyCart } from './CartFrame';
import { CartStatus } from './CartStatus';
import { CartSums } from './CartSums';
import { CartView } from './CartView';

const onApply = fn();
const onRemoveCoupon = fn();
const noCoupon = { value: null, onApply, onRemove: onRemoveCoupon, problem: undefined, busy: false };

const meta = preview.meta({
  title: 'Cart/CartView',
  component: CartView,
  subcomponents: {
    CartFrame,
    CartLines,
    CartSkeleton,
    CartStatus,
    CartSums,
    CouponField,
    EmptyCart,
    QuantityField,
    RemovedRow,
  },
  args: {
    cart: filled,
    offers: { ...offers, payment: 'stripe', methods: [{ name: 'stripe', memberships: true }] },
    onQuantity: fn(),
    onRemove: fn(),
    removed: undefined,
    onUndo: fn(),
    coupon: noCoupon,
    method: undefined,
    onMethod: fn(),
    isGuest: false,
    onPay: fn(),
    paying: false,
    changing: false,
    problem: undefined,
    termsHref: '#terms',
  },
  render: (args) => (
    <CartFrame total={args.cart.total}>
      <CartView {...args} />
    </CartFrame>
  ),
});

const english = { locale: 'en-US' } as const;

/** Two kinds of packs; the button that pays names the sum. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('spinbutton');
    await expect(second).toHaveAttribute('aria-valuenow', '2');
    const pay = canvas.getAllByRole('button').at(-1);
    if (pay !== undefined) await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** The quantity is typed, stepped by keys and by buttons, and stays between one and nine. */
export const ByKeyboard = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    const [small, large] = args.cart.lines;
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of 1,000 points' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(large, 3);
    await userEvent.keyboard('{End}');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(large, 9);
    await userEvent.keyboard('7');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(large, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'One more: 300 points' }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith(small, 2);
    await expect(canvas.getByRole('button', { name: 'One fewer: 300 points' })).toBeDisabled();
    const [remove] = canvas.getAllByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAccessibleDescription('300 points');
    if (remove !== undefined) await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(small);
    await expect(canvas.getByRole('button', { name: 'Pay $20.97' })).toBeEnabled();
  },
});

/** A line was removed: the way to bring it back has the focus. */
export const Removed = meta.story({
  tags: ['one-look'],
  args: { removed: { line: { ...filled.lines[0], points: 2800 } as (typeof filled.lines)[number], index: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getAllByRole('button').find((button) => button === document.activeElement);
    await expect(undo).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** The field for a code is behind a link. */
export const Coupon = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do you have a coupon?' }));
    const field = canvas.getByRole('textbox', { name: 'Coupon code' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('lantern-20{Enter}');
    await expect(onApply).toHaveBeenCalledWith('lantern-20');
  },
});

/** The code is not known: what was typed stays. */
export const UnknownCoupon = meta.story({
  tags: ['one-look'],
  args: { coupon: { ...noCoupon, problem: 'unknown' } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded'));
    if (open !== undefined) await userEvent.click(open);
    await expect(canvas.getByRole('textbox', { description: /./ })).toBeInvalid();
  },
});

/** A fifth is taken off. */
export const Reduced = meta.story({
  args: { cart: reduced, coupon: { ...noCoupon, value: coupon } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(3);
  },
});

/** The coupon needs a larger order. */
export const BelowMinimum = meta.story({
  tags: ['no-look'],
  globals: english,
  args: {
    coupon: {
      ...noCoupon,
      value: { ...coupon, obstacle: 'below-minimum', minimum: { amount: 5000, currency: 'USD' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('It counts from $50.00. Add something to use it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the coupon' }));
    await expect(onRemoveCoupon).toHaveBeenCalledOnce();
  },
});

/** A price has changed, a pack is not sold any more, and the total was another. */
export const Changed = meta.story({
  args: { cart: changed, problem: 'total-changed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1);
  },
});

/** A guest signs in first. Several ways to pay. */
export const Guest = meta.story({
  tags: ['one-look'],
  args: {
    isGuest: true,
    offers: {
      ...offers,
      payment: 'stripe',
      methods: [
        { name: 'stripe', memberships: true },
        { name: 'web3', memberships: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

/** The payment page is being opened. */
export const Paying = meta.story({
  tags: ['no-look'],
  args: { paying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled();
  },
});

/** Many kinds of packs, nine of each. */
export const Many = meta.story({
  tags: ['one-look'],
  args: { cart: full, coupon: { ...noCoupon, value: full.coupon } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

/** Nothing is in it. */
export const Empty = meta.story({
  tags: ['one-look'],
  render: () => (
    <CartFrame>
      <EmptyCart pricesHref="#prices" removed={undefined} onUndo={fn()} />
    </CartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#prices');
  },
});

/** It is on its way. */
export const Loading = meta.story({
  tags: ['one-look'],
  render: () => (
    <CartFrame>
      <CartSkeleton />
    </CartFrame>
  ),
});
