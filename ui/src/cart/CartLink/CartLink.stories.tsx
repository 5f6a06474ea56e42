import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CartLink } from './CartLink';

const meta = preview.meta({ title: 'Cart/CartLink', component: CartLink, args: { href: '#cart', count: 3 } });

/** How many packs are in the cart. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#cart');
  },
});

/** Nothing while the cart is empty. */
export const Empty = meta.story({
  tags: ['no-look'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
