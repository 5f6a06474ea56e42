import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { member, yearly } from '../fixtures/shop';
import { MembershipStatus } from './MembershipStatus';

const meta = preview.meta({
  title: 'Shop/MembershipStatus',
  component: MembershipStatus,
  args: {
    membership: member,
    onCancel: fn(),
    onResume: fn(),
    yearly,
    onPeriod: fn(),
    onPortal: fn(),
    changing: false,
    failed: false,
  },
});

/** It renews; it can be paid by the year, or cancelled. */
export const Active = meta.story();

/** It is ending: it runs to the end of what was paid, and can be taken up again. */
export const Ending = meta.story({
  args: { membership: { ...member, state: 'ending', nextPointsAt: null }, yearly: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const [resume] = canvas.getAllByRole('button');
    if (resume !== undefined) await userEvent.click(resume);
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

/** A payment did not come. */
export const PastDue = meta.story({ args: { membership: { ...member, state: 'past-due' } } });

/** What was asked for did not work, and says so. */
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
