import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { NotesPanel, type NotesPanelProps } from './NotesPanel';

const meta = preview.meta({
  title: 'Chat/Notes',
  component: NotesPanel,
  render: (args: NotesPanelProps) => <NotesPanel {...args} />,
  args: { notes: 'Short answers. It is always raining.', saving: false, onSave: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** Notes are changed and saved; unchanged ones need no saving. */
export const Written = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the notes' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes for this conversation only' }), ' She is tired.');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith('Short answers. It is always raining. She is tired.');
  },
});

/** On their way to the server. */
export const Saving = meta.story({
  tags: ['no-look'],
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Saving/ })).toBeDisabled();
  },
});
