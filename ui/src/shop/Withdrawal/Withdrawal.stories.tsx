import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { membershipOrder, packOrder, withdrawal } from '../fixtures/orders';
import { WithdrawalDialog } from './WithdrawalDialog';

const quote = { obstacle: null, refund: withdrawal.refund, points: 550 };
const nothing = { refund: { amount: 0, currency: 'EUR' }, points: 0 };

const meta = preview.meta({
  title: 'Shop/Withdrawal',
  component: WithdrawalDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    order: packOrder,
    stage: { kind: 'quoted' as const, quote, changed: false },
    onContinue: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

/** The first step: what goes back and what leaves. */
export const FirstStep = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    // The cross comes last.
    const next = screen.getAllByRole('button').at(-2);
    if (next !== undefined) await userEvent.click(next);
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The first step for a membership, which ends at once. */
export const Membership = meta.story({ args: { order: membershipOrder } });

/** Points were spent between the two steps: the new amount is shown, and nothing has happened. */
export const Changed = meta.story({
  args: { stage: { kind: 'quoted', quote, changed: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** The second step: the confirmation. */
export const SecondStep = meta.story({
  args: { stage: { kind: 'confirming', quote, busy: false, failed: false } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    const confirm = screen.getAllByRole('button').at(-2);
    if (confirm !== undefined) await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The words that the law asks for. */
export const Words = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { stage: { kind: 'confirming', quote, busy: false, failed: false } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the order' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** It is on its way. */
export const Sending = meta.story({
  tags: ['one-look'],
  args: { stage: { kind: 'confirming', quote, busy: true, failed: false } },
});

/** The answer did not arrive. */
export const SendingFailed = meta.story({
  args: { stage: { kind: 'confirming', quote, busy: false, failed: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** It was received: when, what goes back, and that a mail says so. */
export const Received = meta.story({ args: { stage: { kind: 'done', withdrawal } } });

/** The account has no address. */
export const ReceivedWithoutMail = meta.story({
  tags: ['one-look'],
  args: { stage: { kind: 'done', withdrawal: { ...withdrawal, mailed: false } } },
});

/** Nothing of it is left. */
export const Spent = meta.story({
  tags: ['one-look'],
  args: { stage: { kind: 'quoted', quote: { ...nothing, obstacle: 'spent' }, changed: false } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    const close = screen.getAllByRole('button').at(-1);
    if (close !== undefined) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});

/** What goes back is on its way. */
export const Loading = meta.story({ tags: ['one-look'], args: { stage: { kind: 'loading' } } });

/** What goes back did not arrive. */
export const LoadingFailed = meta.story({
  tags: ['one-look'],
  args: { stage: { kind: 'failed' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alert');
    const [retry] = screen
      .getAllByRole('button')
      .filter((button) => button.closest('[role="dialog"]') !== null && button.textContent !== '');
    if (retry !== undefined) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
