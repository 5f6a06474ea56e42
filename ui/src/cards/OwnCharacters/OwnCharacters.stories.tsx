import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { brought } from '../fixtures/cards';
import { OwnCharacters, type OwnCharactersProps } from './OwnCharacters';

const args: OwnCharactersProps = {
  characters: brought,
  deletedIds: new Set(),
  hrefOf: (characterId) => `#profile-${characterId}`,
  chatHrefOf: (characterId) => `#chat-${characterId}`,
  savingId: undefined,
  onSave: fn(),
  onEdit: fn(),
  editingId: undefined,
  onLorebook: fn(),
  onPublish: fn(),
  onDelete: fn(),
  onUndoDelete: fn(),
};

const meta = preview.meta({
  title: 'Cards/Own characters',
  component: OwnCharacters,
  render: (args: OwnCharactersProps) => <OwnCharacters {...args} />,
  args,
});

/** Each can be talked with, taken along in three kinds of file, and deleted. */
export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Export' })).toHaveLength(2);
  },
});

/** One is taken along as a file, another is deleted. */
export const Exported = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Export' });
    if (first === undefined) throw new Error('There is no way to export');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: /charx/ }));
    await expect(args.onSave).toHaveBeenCalledWith(brought[0], 'charx');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: /V2/ }));
    await expect(args.onSave).toHaveBeenCalledWith(brought[0], 'json-v2');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: /import the lorebook/ }));
    await waitFor(() => expect(args.onLorebook).toHaveBeenCalledWith(brought[0]));
    const [visibility] = canvas.getAllByRole('button', { name: 'Visibility…' });
    if (visibility === undefined) throw new Error('There is no way to publish');
    await userEvent.click(visibility);
    await expect(args.onPublish).toHaveBeenCalledWith(brought[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Corvin' }));
    await expect(args.onDelete).toHaveBeenCalledWith(brought[1]);
  },
});

/** One is public; the operators have hidden another, which says why and what its maker can do. */
export const PublishedAndHidden = meta.story({
  args: {
    characters: brought.map((character, index) =>
      index === 0
        ? { ...character, visibility: 'public' }
        : { ...character, visibility: 'unlisted', withheld: { reason: 'impersonation', changed: false } },
    ),
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to: Everyone')).toBeVisible();
    await expect(canvas.getByText(/It pretends to be a real person/)).toBeVisible();
  },
});

/** One was just deleted, and can be brought back. */
export const OneDeleted = meta.story({
  tags: ['no-look'],
  args: { deletedIds: new Set([brought[1]?.characterId ?? '']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Corvin is deleted. Your conversations stay.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDelete).toHaveBeenCalledWith(brought[1]);
  },
});
