import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { packs } from '../fixtures/shop';
import { PackCard } from './PackCard';

const meta = preview.meta({
  title: 'Shop/PackCard',
  component: PackCard,
  args: { pack: packs[1], rank: 1, isBest: false, replyPoints: 2, onBuy: fn(), starting: false, disabled: false },
  decorators: [
    (Story) => (
      <ul style={{ inlineSize: 280 }}>
        <Story />
      </ul>
    ),
  ],
});

/** The sum is on the button that buys it. */
export const ForSale = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

/** It can be put into the cart too, with others. */
export const WithCart = meta.story({
  args: { onAdd: fn() },
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
});

/** It can be given to another person. */
export const Giveable = meta.story({
  args: { giftHref: '#give' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#give');
  },
});

/** Of all packs it gives most points for the money. */
export const Best = meta.story({ args: { pack: packs[2], rank: 2, isBest: true } });

/** The checkout is being opened. */
export const Starting = meta.story({ args: { starting: true } });

/** Nothing can be bought here. */
export const Closed = meta.story({ args: { disabled: true } });
