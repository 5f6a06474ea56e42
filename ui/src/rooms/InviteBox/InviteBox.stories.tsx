import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inSide } from '../fixtures/frames';
import { inviteLink, invites } from '../fixtures/rooms';
import { InviteBox, type InviteBoxProps } from './InviteBox';

const args: InviteBoxProps = {
  newLink: null,
  invites: [],
  making: false,
  outcome: null,
  canShare: true,
  onMake: fn(),
  onCopy: fn(),
  onShare: fn(),
  onRevoke: fn(),
};

const meta = preview.meta({
  title: 'Rooms/InviteBox',
  component: InviteBox,
  render: (args: InviteBoxProps) => <InviteBox {...args} />,
  args,
  decorators: [inSide],
});

/** No invite yet. */
export const None = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an invitation' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
});

/** A link was made: it is shown this once, copied, shared, revoked. */
export const Made = meta.story({
  args: { newLink: inviteLink, invites, outcome: 'copied' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(inviteLink);
    await expect(canvas.getByText('Copied')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(inviteLink);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(inviteLink);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Revoke' })[1] ?? document.body);
    await expect(args.onRevoke).toHaveBeenCalledWith('inv-2');
  },
});

/** It could not be made. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That did not work');
  },
});
