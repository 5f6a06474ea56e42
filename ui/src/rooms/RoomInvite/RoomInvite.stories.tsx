import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { cast } from '../fixtures/rooms';
import { RoomInvite, type RoomInviteProps } from './RoomInvite';

const args: RoomInviteProps = {
  title: 'The lamp and the missing clock',
  ownerName: 'Noor',
  characters: cast,
  memberCount: 3,
  closed: false,
  initialName: '',
  joining: false,
  nameProblem: null,
  problem: null,
  onJoin: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Door',
  component: RoomInvite,
  render: (args: RoomInviteProps) => <RoomInvite {...args} />,
  parameters: { layout: 'fullscreen' },
  args,
  decorators: [inPageFrame],
});

/** What is behind the door, and the name to come in by. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the room' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a name/);
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name in this room' }), ' Elias {Enter}');
    await expect(args.onJoin).toHaveBeenCalledWith('Elias');
  },
});

/** Another member has the name; it stays in the box. */
export const NameTaken = meta.story({
  tags: ['no-look'],
  args: { initialName: 'Noor', nameProblem: 'taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Noor');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/is already taken in this room/);
  },
});

/** The host has removed the returning member; the invitation may also have run out meanwhile. */
export const Removed = meta.story({
  tags: ['no-look'],
  args: { problem: 'removed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The host has removed you');
  },
});

/** Closed: the door says so, and asks for nothing. */
export const Closed = meta.story({
  args: { closed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This room is closed');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Full. */
export const Full = meta.story({
  tags: ['no-look'],
  args: { memberCount: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The room is full');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Coming in. */
export const Joining = meta.story({
  tags: ['no-look'],
  args: { initialName: 'Elias', joining: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Joining' })).toBeDisabled();
  },
});
