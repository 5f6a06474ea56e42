import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { personas } from '../fixtures/panels';
import { PersonaPanel, type PersonaPanelProps } from './PersonaPanel';

const args: PersonaPanelProps = { personas, chosenId: 'p-1', onChoose: fn(), onCreate: fn(), onClose: fn() };

const meta = preview.meta({
  title: 'Chat/Persona panel',
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

/** Somebody new is invented: a name is enough, and the form closes once they are saved. */
export const Invented = meta.story({
  tags: ['no-look'],
  args: { onCreate: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invent somebody else' }));
    await expect(canvas.getByRole('button', { name: 'Be this one' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What are you called?' }), ' The ferryman ');
    await userEvent.click(canvas.getByRole('button', { name: 'Be this one' }));
    await expect(args.onCreate).toHaveBeenCalledWith('The ferryman', '');
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
  },
});

/** What could not be saved stays in the form. */
export const NotSaved = meta.story({
  args: { onCreate: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invent somebody else' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What are you called?' }), 'The ferryman');
    await userEvent.click(canvas.getByRole('button', { name: 'Be this one' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Be this one' })).toBeEnabled());
    await expect(canvas.getByRole('textbox', { name: 'What are you called?' })).toHaveValue('The ferryman');
  },
});
