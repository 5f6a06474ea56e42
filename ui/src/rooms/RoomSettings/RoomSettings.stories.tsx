import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { awake } from '../../content/fixtures/characters';
import { CastEditor } from '../CastEditor/CastEditor';
import { inSide } from '../fixtures/frames';
import { cast } from '../fixtures/rooms';
import { RoomSettings, type RoomSettingsProps } from './RoomSettings';

const args: RoomSettingsProps = {
  title: 'The lamp and the missing clock',
  scene: 'A storm has cut the road. Everyone is in the lamp room until the morning.',
  turnTaking: 'relevance',
  characters: cast,
  quietIds: ['odile-marchetti'],
  isHost: true,
  canWrite: true,
  onRename: fn(),
  onScene: fn(),
  onCast: fn(),
  onMemory: fn(),
  onSearch: fn(),
  savingFile: null,
  onSaveFile: fn(),
  onTurnTaking: fn(),
  onQuiet: fn(),
  onCloseRoom: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Settings',
  component: RoomSettings,
  render: (args: RoomSettingsProps) => <RoomSettings {...args} />,
  args,
  decorators: [inSide],
});

/** The host names the room, decides who answers, and closes it; each rule is explained. */
export const Host = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const mention = canvas.getByRole('radio', { name: /Characters you name/ });
    await expect(mention).toHaveAccessibleDescription(/are free/);
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
    const scene = canvas.getByRole('textbox', { name: 'Scene (optional)' });
    await userEvent.clear(scene);
    await userEvent.type(scene, 'The dining car.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the scene' }));
    await expect(args.onScene).toHaveBeenCalledWith('The dining car.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add or remove characters' }));
    await expect(args.onCast).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the room' }));
    await expect(args.onCloseRoom).toHaveBeenCalledOnce();
  },
});

const onSave = fn();

/** In place of the list, the host lets one character go and another come; what they said stays. */
export const Recast = meta.story({
  args: {
    castEditor: (
      <CastEditor
        characters={cast}
        query=""
        onQuery={fn()}
        result={{ state: 'found', characters: awake }}
        onRetry={fn()}
        saving={false}
        onSave={onSave}
        onCancel={fn()}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the characters' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Odile Marchetti' }));
    await userEvent.click(canvas.getByRole('button', { name: /Bram Ashdown/, pressed: false }));
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith(['maren-vale', 'wren-halloway', 'bram-ashdown']);
  },
});

/** A muted member sees the settings and cannot change them. */
export const Muted = meta.story({
  tags: ['no-look'],
  args: { isHost: false, canWrite: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Only the host can change it/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Maren Vale/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the memory of the room' }));
    await expect(args.onMemory).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Close the room' })).not.toBeInTheDocument();
  },
});
