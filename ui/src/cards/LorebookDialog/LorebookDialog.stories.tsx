import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { bellLane, northRoad } from '../fixtures/lorebooks';
import { LorebookDialog, type LorebookDialogProps } from './LorebookDialog';

const args: LorebookDialogProps = {
  name: 'Isaura Pell',
  loreCount: 7,
  state: { step: 'waiting', problem: null, fileName: '', isRestored: false },
  saving: undefined,
  onSave: fn(),
  onFile: fn(),
  onBack: fn(),
  onKeep: fn(),
  onUndo: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Cards/Lorebook',
  component: LorebookDialog,
  render: (args: LorebookDialogProps) => <LorebookDialog {...args} />,
  args,
});

const file = () => new File(['{"entries":{}}'], 'bell-lane.json', { type: 'application/json' });

/** Out in two kinds of file, in by a choice, a drop or a paste. */
export const Waiting = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Lorebook of Isaura Pell' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export for SillyTavern' }));
    await expect(args.onSave).toHaveBeenCalledWith('world-info');
    const chosen = file();
    await userEvent.upload(screen.getByLabelText('File with a lorebook'), chosen);
    await expect(args.onFile).toHaveBeenLastCalledWith(chosen);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' {"entries":{}} ');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
});

/** A character without a lorebook: there is nothing to save, and one to be brought. */
export const NoneYet = meta.story({
  tags: ['no-look'],
  args: { loreCount: 0 },
  play: async () => {
    await expect(await screen.findByText('There is nothing to export yet.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  },
});

/** A file is being made, and another read. */
export const Busy = meta.story({
  tags: ['no-look'],
  args: { saving: 'lorebook', state: { step: 'reading', fileName: 'bell-lane.json' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Reading bell-lane.json');
    await expect(screen.getByRole('button', { name: /Exporting/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** What is in it, when each entry is told, and where it goes. */
export const InOrder = meta.story({
  args: { state: { step: 'deciding', lorebook: bellLane, problem: null } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Always active')).toBeVisible();
    await expect(screen.getByText(/^Keywords/)).toHaveTextContent('pendulum · her mother');
    await expect(screen.getByText('And one more.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Add to the existing/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Isaura Pell' }));
    await expect(args.onKeep).toHaveBeenCalledWith('add');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** A world info that had to be mended, for a character without a lorebook: there is nothing to choose. */
export const Mended = meta.story({
  args: { loreCount: 0, state: { step: 'deciding', lorebook: northRoad, problem: null } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: '2 things were fixed' })).toBeVisible();
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Isaura Pell' }));
    await expect(args.onKeep).toHaveBeenCalledWith('replace');
  },
});

/** On its way: nothing can be changed, nor left by accident. */
export const Keeping = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'keeping', lorebook: bellLane, problem: null } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: /Importing the lorebook/ })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: /Replace the existing/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Not kept: why, and everything as it was. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'deciding', lorebook: bellLane, problem: 'too-large' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/too large/);
    await expect(screen.getByRole('button', { name: 'Add to Isaura Pell' })).toBeEnabled();
  },
});

/** A file without a lorebook, named for what it is. */
export const NotALorebook = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'waiting', problem: 'not-a-lorebook', fileName: 'notes.json', isRestored: false } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/notes.json.*no lorebook in this file/);
  },
});

/** Kept, and the way back. */
export const Kept = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'kept', loreCount: 4, problem: null } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Isaura Pell now has 4 lorebook entries.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
