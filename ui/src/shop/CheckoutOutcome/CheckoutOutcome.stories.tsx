import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { BackToWhere, CheckoutOutcome, PayAgain, ToCart, ToGifts, ToLedger, ToPrices } from './CheckoutOutcome';

const meta = preview.meta({
  title: 'Shop/CheckoutOutcome',
  component: CheckoutOutcome,
  subcomponents: { BackToWhere, PayAgain, ToCart, ToGifts, ToLedger, ToPrices },
  args: {
    kind: 'paid' as const,
    points: 1100,
    price: { amount: 899, currency: 'EUR' },
    children: (
      <>
        <BackToWhere href="/" first />
        <ToLedger href="/" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

/** The points have come, and there is a way back to what the buyer was doing. */
export const Paid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\d/);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** The payment is being confirmed. */
export const Waiting = meta.story({ args: { kind: 'waiting' } });

/** Nothing was paid: trying again is the likeliest. */
export const Declined = meta.story({
  args: {
    kind: 'declined',
    children: (
      <>
        <PayAgain href="/" first />
        <ToPrices href="/" />
      </>
    ),
  },
});
