import type { ProductId } from '@fabula/sdk/types';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { productShelves, samples } from '../fixtures/products';
import { monthly, offers } from '../fixtures/shop';
import type { Ownership } from '../model';
import { AboutMoney } from '../ProductCard/AboutMoney';
import { ProductName } from '../ProductCard/ProductName';
import { ProductPicture } from '../ProductCard/ProductPicture';
import { ProductShelf } from '../ProductCard/ProductShelf';
import { MembershipCard } from './MembershipCard';
import { PackShelf } from './PackShelf';
import { ShopSkeleton } from './ShopSkeleton';
import { ShopView } from './ShopView';

const owned: Partial<Record<ProductId, Ownership>> = {
  'low-tide': 'owned',
  'first-frost': 'worn',
  'sea-green-cloth': 'worn',
  'star-chart': 'worn',
};

const args: ComponentProps<typeof ShopView> = {
  offers,
  shelves: productShelves,
  shelf: 'all',
  onShelf: fn(),
  ownershipOf: () => 'none',
  hrefOf: (productId: ProductId) => `/en-US/product/${productId}`,
  samples,
  pricesHref: '/en-US/prices',
  giftHref: '/en-US/gift/new',
  upgradeHref: '/en-US/upgrade',
};

const meta = preview.meta({
  title: 'Shop/ShopView',
  component: ShopView,
  subcomponents: { AboutMoney, MembershipCard, PackShelf, ProductName, ProductPicture, ProductShelf, ShopSkeleton },
  args,
});

/** Every shelf, for a reader who owns nothing yet: each frame leads to its page. */
export const AllShelves = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.includes('/product/'));
    await expect(frame).toHaveAttribute('href', '/en-US/product/brass-lantern');
  },
});

/** What the reader has says so in place of its price. */
export const OwnedAndWorn = meta.story({
  args: { shelf: 'frames', ownershipOf: (productId: ProductId): Ownership => owned[productId] ?? 'none' },
});

/** The shelf of bindings alone: each stands on a book, and the one in use says so. */
export const BindingsAlone = meta.story({
  args: { shelf: 'bindings', ownershipOf: (productId: ProductId): Ownership => owned[productId] ?? 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-binding]')).toHaveLength(4);
  },
});

/** The shelf of papers alone: each is a sheet with a conversation. */
export const PapersAlone = meta.story({
  args: { shelf: 'papers', ownershipOf: (productId: ProductId): Ownership => owned[productId] ?? 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-paper-id]')).toHaveLength(4);
  },
});

/** Another shelf is chosen. */
export const Choosing = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const [, points] = canvas.getAllByRole('radio');
    if (points !== undefined) await userEvent.click(points);
    await expect(args.onShelf).toHaveBeenCalledWith('points');
  },
});

/** One shelf alone: the packs, each of which leads to the prices. */
export const PointsAlone = meta.story({
  tags: ['one-look'],
  args: { shelf: 'points' },
  play: async ({ canvas }) => {
    const addresses = new Set(canvas.queryAllByRole('link').map((link) => link.getAttribute('href')));
    await expect(addresses).toEqual(new Set(['/en-US/gift/new', '/en-US/prices']));
  },
});

/** A membership that is paid by the month alone. */
export const MembershipAlone = meta.story({
  tags: ['one-look'],
  args: { shelf: 'membership', offers: { ...offers, memberships: [monthly] } },
});

/** No bindings are sold here. */
export const Empty = meta.story({
  tags: ['no-look'],
  args: { shelf: 'bindings', shelves: [] },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(/There is nothing on it/)).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ tags: ['one-look'], render: () => <ShopSkeleton /> });
