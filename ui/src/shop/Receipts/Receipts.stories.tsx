import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RowsSkeleton } from '../../states/PanelState/PanelState';
import { cartReceipt, membershipReceipt, packReceipt, taxedReceipt } from '../fixtures/receipts';
import { PaymentDocuments } from './PaymentDocuments';
import { ReceiptSheet } from './ReceiptSheet';
import { NoReceipts, ReceiptsView } from './ReceiptsView';

const meta = preview.meta({
  title: 'Shop/Receipts',
  component: ReceiptsView,
  subcomponents: { ReceiptSheet, PaymentDocuments, NoReceipts },
  args: { ordersHref: '#orders', onPrint: fn(), children: <ReceiptSheet receipt={packReceipt} /> },
});

/** A pack of points. */
export const Pack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** A membership, of which a part has gone back, on a server without a named operator and without real payments. */
export const Membership = meta.story({ args: { children: <ReceiptSheet receipt={membershipReceipt} /> } });

/** A cart that was paid with a coupon: its lines, and what was taken off. */
export const OfACart = meta.story({
  args: { children: <ReceiptSheet receipt={cartReceipt} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

/** The payment provider has computed a tax, and keeps an invoice. */
export const Taxed = meta.story({
  args: { children: <ReceiptSheet receipt={taxedReceipt} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    const documents = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    await expect(documents).toHaveLength(3);
  },
});

/** The rate of a tax is said where it is known. */
export const TaxNamed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    children: (
      <>
        <ReceiptSheet receipt={taxedReceipt} />
        <ReceiptSheet
          receipt={{ ...taxedReceipt, number: '2026-000414', tax: { amount: taxedReceipt.price, percent: null } }}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Tax within the price \(19%\)/ })).toHaveTextContent('€1.44');
    await expect(canvas.getByRole('row', { name: /^Tax within the price €/ })).toBeVisible();
    await expect(canvas.getAllByText('Germany')).toHaveLength(2);
    const [invoice] = canvas.getAllByRole('link', { name: 'Invoice' });
    await expect(invoice).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** The sum is what was paid less what has gone back. */
export const Summed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { children: <ReceiptSheet receipt={membershipReceipt} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('€5.79');
    await expect(canvas.getByRole('row', { name: /^Refunded/ })).toHaveTextContent('-€4.20');
    await expect(canvas.getByText('January 15 – February 15, 2026')).toBeVisible();
  },
});

/** The order is not paid, or belongs to another account. */
export const None = meta.story({ tags: ['one-look'], args: { onPrint: undefined, children: <NoReceipts /> } });

/** They are on their way. */
export const Loading = meta.story({
  tags: ['one-look'],
  args: { onPrint: undefined, children: <RowsSkeleton count={2} /> },
});
