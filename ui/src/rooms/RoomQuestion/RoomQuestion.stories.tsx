import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RoomQuestion, type RoomQuestionProps } from './RoomQuestion';

const args: RoomQuestionProps = {
  question: { kind: 'remove', memberId: 'mem-2', name: 'Elias' },
  busy: false,
  onConfirm: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Question',
  component: RoomQuestion,
  render: (args: RoomQuestionProps) => <RoomQuestion {...args} />,
  args,
});

/** Before a member is removed: what happens, and what stays. */
export const Remove = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove Elias?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(args.question);
  },
});

/** Escape asks for nothing. */
export const LeftByEscape = meta.story({
  tags: ['no-look'],
  args: { question: { kind: 'close' } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Close this room?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** It is being done. */
export const Busy = meta.story({
  tags: ['no-look'],
  args: { question: { kind: 'leave' }, busy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'One moment' })).toBeDisabled();
  },
});
