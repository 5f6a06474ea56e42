import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { member, offers, yearly } from '../fixtures/shop';
import { MembershipStatus } from '../MembershipStatus/MembershipStatus';
import { PaymentMethods } from '../PaymentMethods/PaymentMethods';
import { PricesSkeleton } from './PricesSkeleton';
import { PricesView } from './PricesView';

const onMethod = fn();

const meta = preview.meta({
  title: 'Shop/PricesView',
  component: PricesView,
  subcomponents: { PaymentMethods, PricesSkeleton },
  args: {
    offers,
    membership: null,
    endedAt: undefined,
    upgradeHref: '/en-US/upgrade',
    onBuy: fn(),
    method: undefined,
    onMethod,
    starting: undefined,
    failed: false,
  },
});

/** What is offered, a membership, and what becomes of a purchase. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  argTypes: {
    offers: samples({
      'Everything, by card': offers,
      'Packs alone': { ...offers, memberships: [] },
      'Paid on this machine': { ...offers, payment: 'local', methods: [{ name: 'local', memberships: true }] },
      'Shop is closed': { ...offers, payment: null, methods: [] },
    }),
    membership: samples({
      None: null,
      'A member': (
        <MembershipStatus
          membership={member}
          yearly={yearly}
          onCancel={fn()}
          onResume={fn()}
          onPeriod={fn()}
          onPortal={fn()}
          changing={false}
          failed={false}
        />
      ),
    }),
    endedAt: samples({ Never: undefined, 'In January': '2026-01-02T09:00:00Z' }),
    starting: { control: 'select', options: [...offers.packs, ...offers.memberships].map(({ offerId }) => offerId) },
  },
});

/** Membership, packs, and what each act costs. */
export const Offers = meta.story();

/** What is paid in a way that does not renew sells no memberships. */
export const PacksAlone = meta.story({
  tags: ['no-look'],
  args: { offers: { ...offers, memberships: [], payment: 'web3', methods: [{ name: 'web3', memberships: false }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** Packs can be paid in two ways. */
export const TwoWaysToPay = meta.story({
  args: {
    offers: {
      ...offers,
      methods: [
        { name: 'stripe', memberships: true },
        { name: 'web3', memberships: false },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [card, crypto] = canvas.getAllByRole('radio');
    await expect(card).toBeChecked();
    if (crypto !== undefined) await userEvent.click(crypto);
    await expect(onMethod).toHaveBeenCalledWith('web3');
  },
});

/** The checkout did not open: nothing was paid, and everything can be bought. */
export const NotOpened = meta.story({
  tags: ['no-look'],
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** On its way, in its true shapes. */
export const Loading = meta.story({ render: () => <PricesSkeleton /> });
