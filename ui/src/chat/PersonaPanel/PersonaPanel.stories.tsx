import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { personas } from '../../thread/fixtures/panels';
import { PersonaPanel, type PersonaPanelProps } from './PersonaPanel';

const args: PersonaPanelProps = {
  personas,
  deletedIds: new Set(),
  chosenId: 'p-1',
  onChoose: fn(),
  picture: { image: null, isUploading: false, problem: null, onChoose: fn(), onRemove: fn() },
  onForm: fn(),
  onSave: fn(() => Promise.resolve(true)),
  onDelete: fn(),
  onUndoDelete: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Persona panel',
  component: PersonaPanel,
  render: (args: PersonaPanelProps) => <PersonaPanel {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** Without a persona, or with one; each can be edited and deleted. */
export const Choice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Captain Ines Duarte/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Myself' }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete The surveyor' }));
    await expect(args.onDelete).toHaveBeenCalledWith('p-2');
  },
});

/** No persona yet: what one is for, and the first step. */
export const Empty = meta.story({
  args: { personas: [], chosenId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A persona is who you are to a character/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a persona' })).toBeVisible();
  },
});

/** One was deleted: as whom its conversations go on, and the way back. */
export const Deleted = meta.story({
  args: { deletedIds: new Set(['p-2']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The surveyor was deleted. 1 conversation continues as Captain Ines Duarte.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDelete).toHaveBeenCalledWith('p-2');
  },
});

/** Long names and descriptions keep to their place. */
export const LongNames = meta.story({
  args: {
    personas: personas.map((persona) => ({
      ...persona,
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      description: 'Has seen every lock between Regensburg and the sea. '.repeat(20),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** There is room for no more. */
export const Full = meta.story({
  tags: ['no-look'],
  args: {
    personas: Array.from({ length: 50 }, (_, index) => ({
      personaId: `p-${index}`,
      name: `Persona ${index}`,
      description: '',
      image: null,
      isDefault: false,
      chatCount: 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a persona' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/You have reached the limit of 50 personas/)).toBeVisible();
  },
});

/** A new persona: a name is enough, and the form closes once it is saved. */
export const Invented = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a persona' }));
    await expect(args.onForm).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Save and use here' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' The ferryman ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and use here' }));
    await expect(args.onSave).toHaveBeenCalledWith(null, {
      name: 'The ferryman',
      description: '',
      imageId: null,
      alt: '',
      isDefault: false,
    });
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
  },
});

/** Changed: the picture, what it shows, and whether new conversations begin so. */
export const Edited = meta.story({
  args: { picture: { ...args.picture, image: personas[0]?.image ?? null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Captain Ines Duarte' }));
    await expect(canvas.getByRole('img', { name: 'A captain in a dark coat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.picture.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: /Use this persona for new/ })).toBeChecked();
  },
});

/** A file that cannot be a picture: why, beside the button. */
export const WrongPicture = meta.story({
  tags: ['no-look'],
  args: { picture: { ...args.picture, problem: { kind: 'too-large', fileName: 'harbour.png' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a persona' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('This picture is too large.');
  },
});

/** What could not be saved stays in the form. */
export const NotSaved = meta.story({
  args: { onSave: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a persona' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'The ferryman');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and use here' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save and use here' })).toBeEnabled());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('The ferryman');
  },
});
