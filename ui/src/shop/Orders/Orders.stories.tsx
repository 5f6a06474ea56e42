import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RowsSkeleton } from '../../states/PanelState/PanelState';
import { cartOrder, orders, packOrder } from '../fixtures/orders';
import { taxedReceipt } from '../fixtures/receipts';
import type { OrderValue } from '../model';
import { WithdrawalNote } from '../Withdrawal/WithdrawalNote';
import { OrderList } from './OrderList';
import { OrderLines, OrderName } from '../OrderName/OrderName';
import { GuestOrders, OrdersEmptyWords, OrdersView } from './OrdersView';

const onWithdraw = fn();
const onSignIn = fn();
const receiptsHref = (checkoutId: string) => `#receipts-of-${checkoutId}`;

const paymentHref = ({ method, state }: OrderValue) =>
  method === 'web3' && state === 'pending' ? '/en-US/web3-payment' : undefined;

const meta = preview.meta({
  title: 'Shop/Orders',
  component: OrdersView,
  subcomponents: { OrderLines, OrderList, OrderName, WithdrawalNote, GuestOrders, OrdersEmptyWords },
  args: {
    children: (
      <OrderList
        orders={orders}
        onWithdraw={onWithdraw}
        receiptsHref={receiptsHref}
        giftsHref="#gifts"
        paymentHref={paymentHref}
      />
    ),
  },
});

/** An order in every state; the withdrawal period of two of them runs. */
export const EveryState = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    await expect(others).toHaveLength(1);
    if (first !== undefined) await userEvent.click(first);
    await expect(onWithdraw).toHaveBeenCalledWith(packOrder);
  },
});

/** Each button says from what it withdraws. */
export const Described = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Withdraw from contract' });
    await expect(first).toHaveAccessibleDescription('1,100 points');
    await expect(canvas.getAllByText('Possible until the end of January 29, 2026 (UTC)')).toHaveLength(2);
  },
});

/** An order whose payment provider keeps an invoice. */
export const WithAnInvoice = meta.story({
  tags: ['one-look'],
  args: {
    children: (
      <OrderList
        orders={[{ ...packOrder, documents: taxedReceipt.documents }]}
        onWithdraw={onWithdraw}
        receiptsHref={receiptsHref}
        giftsHref="#gifts"
        paymentHref={paymentHref}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

/** An order of a cart says what was in it. */
export const OfACart = meta.story({
  tags: ['one-look'],
  args: {
    children: (
      <OrderList
        orders={[cartOrder]}
        onWithdraw={onWithdraw}
        receiptsHref={receiptsHref}
        giftsHref="#gifts"
        paymentHref={paymentHref}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/×/)).toHaveLength(1);
  },
});

/** A visitor who is not signed in. */
export const Guest = meta.story({
  args: { children: <GuestOrders onSignIn={onSignIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});

/** Nothing was bought. */
export const Empty = meta.story({ tags: ['one-look'], args: { children: <OrdersEmptyWords /> } });

/** They are on their way. */
export const Loading = meta.story({ tags: ['one-look'], args: { children: <RowsSkeleton count={3} /> } });
