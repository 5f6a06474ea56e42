import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { InviteBox } from '../InviteBox/InviteBox';
import { inSide } from '../fixtures/frames';
import { invites, people, peopleOfHost } from '../fixtures/rooms';
import { PeoplePanel, type PeoplePanelProps } from './PeoplePanel';

const args: PeoplePanelProps = {
  members: peopleOfHost,
  isHost: true,
  onMute: fn(),
  onRemove: fn(),
  onHandOver: fn(),
  onLeave: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Rooms/People',
  component: PeoplePanel,
  render: (args: PeoplePanelProps) => <PeoplePanel {...args} />,
  args,
  decorators: [inSide],
});

/** The host sees who is here, mutes, removes, hands over, and invites. */
export const Host = meta.story({
  args: {
    invite: (
      <InviteBox
        newLink={null}
        invites={invites}
        making={false}
        outcome={null}
        canShare={false}
        onMake={fn()}
        onCopy={fn()}
        onShare={fn()}
        onRevoke={fn()}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Here')).toHaveLength(2);
    await expect(canvas.getByText('Away')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute Elias' }));
    await expect(args.onMute).toHaveBeenCalledWith('mem-2', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Let Ida write again' }));
    await expect(args.onMute).toHaveBeenCalledWith('mem-3', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ida' }));
    await expect(args.onRemove).toHaveBeenCalledWith('mem-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Make Elias the host' }));
    await expect(args.onHandOver).toHaveBeenCalledWith('mem-2');
    await expect(canvas.queryByRole('button', { name: 'Mute Noor' })).not.toBeInTheDocument();
  },
});

/** Everybody else sees who is here, and can leave. */
export const Guest = meta.story({
  tags: ['no-look'],
  args: { members: people, isHost: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mute|Remove/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the room' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
