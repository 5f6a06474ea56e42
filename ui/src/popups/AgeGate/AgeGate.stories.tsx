import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../shell/fixtures';
import { AgeGate } from './AgeGate';

const meta = preview.meta({
  title: 'Popups/Age gate',
  component: AgeGate,
  parameters: { layout: 'fullscreen' },
  args: { open: true, confirming: false, onConfirm: fn(), onDecline: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

/** Asked: going back has the focus, against confirming by accident. */
export const Asked = meta.story({
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getAllByRole('button')[0]).toHaveFocus());
  },
});

/** An adult says so. */
export const Confirmed = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Someone younger goes back. */
export const Declined = meta.story({
  tags: ['no-look'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

/** The answer is being kept: it cannot be given twice, going back stays possible. */
export const Confirming = meta.story({
  args: { confirming: true },
  play: async () => {
    await screen.findByRole('dialog');
    const [back, confirm] = screen.getAllByRole('button');
    await expect(back).toBeEnabled();
    await expect(confirm).toBeDisabled();
  },
});

/** A phone: a sheet at the foot of the screen. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
});
