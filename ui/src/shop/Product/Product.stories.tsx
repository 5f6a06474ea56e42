import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { mailHero } from '../../content/fixtures/hero';
import { bindings, frames, lantern, papers, samples } from '../fixtures/products';
import { ProductShelf } from '../ProductCard/ProductShelf';
import type { ProductValue } from '../model';
import { FrameTryOn } from './FrameTryOn';
import { PaperTryOn } from './PaperTryOn';
import { PriceCard } from './PriceCard';
import { ProductFacts } from './ProductFacts';
import { ProductPath } from './ProductPath';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductView } from './ProductView';
import { TryOn } from './TryOn';

const moreOf = (products: readonly ProductValue[]) => (
  <ProductShelf
    products={products.slice(1)}
    ownershipOf={() => 'none'}
    hrefOf={(productId) => `/en-US/product/${productId}`}
    samples={samples}
  />
);

const args: ComponentProps<typeof ProductView> = {
  product: lantern,
  ownership: 'none',
  balance: 1260,
  onBuy: fn(),
  onWear: fn(),
  onTakeOff: fn(),
  busy: false,
  failed: false,
  pointsHref: '/en-US/prices?need=240',
  samples,
  scene: mailHero.scene,
  shopHref: '/en-US/shop',
  shelfHref: '/en-US/shop?shelf=frames',
  more: moreOf(frames),
};

const meta = preview.meta({
  title: 'Shop/ProductView',
  component: ProductView,
  subcomponents: { FrameTryOn, PaperTryOn, PriceCard, ProductFacts, ProductPath, ProductSkeleton, TryOn },
  args,
});

/** The price in points and in money, what is left then, and a button that names the price. */
export const ForSale = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

/** Another portrait is tried on. */
export const TriedOn = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Su Yin' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nkiru' }));
    await expect(canvas.getByText(/^Preview/)).toHaveTextContent('Preview: Nkiru');
  },
});

const [leather] = bindings;
const [ledger] = papers;

/** A binding, on a sample book. */
export const BindingForSale = meta.story({
  args: { ...(leather && { product: leather }), more: moreOf(bindings), shelfHref: '/en-US/shop?shelf=bindings' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg[data-binding="walnut-half-leather"]')).toBeVisible();
  },
});

/** A paper, beneath a sample conversation; it is in use, and can be taken away again. */
export const PaperInUse = meta.story({
  args: {
    ...(ledger && { product: ledger }),
    ownership: 'worn',
    more: moreOf(papers),
    shelfHref: '/en-US/shop?shelf=papers',
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-paper-id="ruled-ledger"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onTakeOff).toHaveBeenCalledOnce();
  },
});

/** Bought: it can be put on at once. */
export const Owned = meta.story({
  tags: ['one-look'],
  args: { ownership: 'owned', balance: 1020 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onWear).toHaveBeenCalledOnce();
  },
});

/** Worn: it can be taken off. */
export const Worn = meta.story({
  tags: ['no-look'],
  args: { ownership: 'worn' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onTakeOff).toHaveBeenCalledOnce();
  },
});

/** The points do not suffice: how many are missing, and the way to them. */
export const TooFewPoints = meta.story({
  args: { balance: 100 },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const way = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === args.pointsHref);
    await expect(way).toBeVisible();
  },
});

/** The purchase is on its way. */
export const Buying = meta.story({
  tags: ['no-look'],
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** It did not work, and can be tried again. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});

/** The reader and what they have are not known yet, and points have no price in money. */
export const Unknown = meta.story({
  tags: ['no-look'],
  args: { ownership: undefined, balance: undefined, more: undefined, product: { ...lantern, about: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** On its way. */
export const Loading = meta.story({ tags: ['one-look'], render: () => <ProductSkeleton /> });
