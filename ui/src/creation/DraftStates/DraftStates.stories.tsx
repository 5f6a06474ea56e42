import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { EditorRoom } from '../Editor/EditorRoom';
import { EditorSkeleton } from '../Editor/EditorSkeleton';
import { ShortcutsDialog } from '../Editor/ShortcutsDialog';
import { DraftGoneLine } from '../LoraList/CharacterLine';
import { LoreNotYet } from '../Lore/LoreNotYet';
import { PicturesSkeleton } from '../Pictures/PicturesSkeleton';
import { DraftNotFound } from './DraftNotFound';
import { ElsewhereNote } from './ElsewhereNote';
import { WizardSkeleton } from './WizardSkeleton';

const meta = preview.meta({
  title: 'Creation/Draft states',
  component: DraftNotFound,
  subcomponents: { ElsewhereNote, DraftGoneLine, LoreNotYet, ShortcutsDialog },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { newHref: '/en-US/gen-character-wizard' },
});

/** The address of a draft that is not there. */
export const NotFound = meta.story({
  render: (args) => (
    <EditorRoom>
      <DraftNotFound {...args} />
    </EditorRoom>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Draft not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a new character' })).toHaveAttribute('href', args.newHref);
  },
});

/** What is said politely beside the fields: another tab has it open, the draft is gone, nothing is written yet. */
export const Notes = meta.story({
  render: () => (
    <>
      <ElsewhereNote />
      <DraftGoneLine />
      <LoreNotYet />
    </>
  ),
  play: async ({ canvas }) => {
    const [elsewhere, gone] = canvas.getAllByRole('status');
    await expect(elsewhere).toHaveTextContent('This draft is also open in another tab.');
    await expect(gone).toHaveTextContent('This draft no longer exists');
    await expect(canvas.getByText(/^Give the character a name first/)).toBeVisible();
  },
});

/** The editor, the wizard and the pictures on their way. */
export const Loading = meta.story({
  render: () => (
    <>
      <EditorSkeleton />
      <WizardSkeleton />
      <PicturesSkeleton />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const close = fn();

/** The keyboard shortcuts of the editor, with the keys of a Mac. */
export const Shortcuts = meta.story({
  render: () => <ShortcutsDialog onClose={close} isMac shown={['keep', 'undo', 'nextProblem', 'list']} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('⌘');
    await expect(screen.getAllByRole('term')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
  },
});
