import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inSide } from '../fixtures/frames';
import { cast } from '../fixtures/rooms';
import { RoomSettings, type RoomSettingsProps } from './RoomSettings';

const args: RoomSettingsProps = {
  title: 'The lamp and the missing clock',
  turnTaking: 'relevance',
  characters: cast,
  quietIds: ['odile-marchetti'],
  isHost: true,
  canWrite: true,
  onRename: fn(),
  onTurnTaking: fn(),
  onQuiet: fn(),
  onCloseRoom: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Settings',
  render: (args: RoomSettingsProps) => <RoomSettings {...args} />,
  args,
  decorators: [inSide],
});

/** The host names the room, decides who answers, and closes it; each rule is explained. */
export const Host = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const mention = canvas.getByRole('radio', { name: /Whoever is named/ });
    await expect(mention).toHaveAccessibleDescription(/it costs nothing/);
    await userEvent.click(mention);
    await expect(args.onTurnTaking).toHaveBeenCalledWith('mention');
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(canvas.getByRole('button', { name: 'Save the title' })).toBeDisabled();
    await userEvent.clear(title);
    await userEvent.type(title, 'The clock{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('The clock');
    await expect(canvas.getByRole('checkbox', { name: /Odile Marchetti/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Maren Vale/ }));
    await expect(args.onQuiet).toHaveBeenCalledWith('maren-vale', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the room' }));
    await expect(args.onCloseRoom).toHaveBeenCalledOnce();
  },
});

/** Somebody who is muted reads how the room works and changes nothing. */
export const Muted = meta.story({
  tags: ['no-look'],
  args: { isHost: false, canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The host decides/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Maren Vale/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Close the room' })).not.toBeInTheDocument();
  },
});
