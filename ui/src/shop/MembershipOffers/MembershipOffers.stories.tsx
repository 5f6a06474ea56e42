import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { monthly, yearly } from '../fixtures/shop';
import { MembershipOffers } from './MembershipOffers';

const meta = preview.meta({
  title: 'Shop/MembershipOffers',
  component: MembershipOffers,
  args: { offers: [yearly, monthly], onBuy: fn(), starting: undefined, disabled: false },
});

/** By the year and by the month; the one that costs less by the month is lit. */
export const Both = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [year] = canvas.getAllByRole('button');
    if (year !== undefined) await userEvent.click(year);
    await expect(args.onBuy).toHaveBeenCalledWith('member-year');
  },
});

/** The checkout of one is being opened: neither can be bought twice. */
export const Starting = meta.story({ args: { starting: 'member-year' } });

/** Nothing can be bought here. */
export const Closed = meta.story({ args: { disabled: true } });
