import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { member, monthly, offers, yearly } from '../fixtures/shop';
import { MembershipStatus } from '../MembershipStatus/MembershipStatus';
import { PaymentPlan } from './PaymentPlan';
import { UpgradeView } from './UpgradeView';
import { WhatChanges } from './WhatChanges';

const meta = preview.meta({
  title: 'Shop/UpgradeView',
  component: UpgradeView,
  subcomponents: { PaymentPlan, WhatChanges },
  args: { offers, membership: null, endedAt: undefined, onBuy: fn(), starting: undefined, failed: false },
});

const status = (
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
);

/** What is offered, the membership that there is, and what becomes of a purchase. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  argTypes: {
    offers: samples({
      'By the month and the year': offers,
      'By the month alone': { ...offers, memberships: [monthly] },
      None: { ...offers, memberships: [] },
      'Shop is closed': { ...offers, payment: null },
    }),
    membership: samples({ None: null, 'A member': status }),
    endedAt: samples({ Never: undefined, 'In January': '2026-01-02T09:00:00Z' }),
    starting: { control: 'select', options: offers.memberships.map(({ offerId }) => offerId) },
  },
});

/** By the year first, which costs least: what is paid today and in a year, and how much less that is. */
export const Offered = meta.story();

/** The other period has its own payments, and the button names what is paid today. */
export const Monthly = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You save €29.89 a year compared to paying monthly.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByText('It renews: you pay €9.99, and the same every month after that.')).toBeVisible();
    await expect(canvas.queryByText(/^You save/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €9.99' }));
    await expect(args.onBuy).toHaveBeenCalledWith('member-month');
  },
});

/** A member sees the membership in place of the offers. */
export const Member = meta.story({ args: { membership: status } });

/** One is offered: there is nothing to choose. */
export const OnlyMonthly = meta.story({
  tags: ['no-look'],
  args: { offers: { ...offers, memberships: [monthly] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});

/** No membership is sold here. */
export const NoneOffered = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { offers: { ...offers, memberships: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No membership is offered here/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Payments are not configured: what a membership would be can be read, and nothing can be bought. */
export const Closed = meta.story({
  tags: ['no-look'],
  args: { offers: { ...offers, payment: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** The payment page is being opened. */
export const Opening = meta.story({
  tags: ['no-look'],
  args: { starting: 'member-year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** The payment page did not open: nothing was paid. */
export const NotOpened = meta.story({
  tags: ['no-look'],
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});
