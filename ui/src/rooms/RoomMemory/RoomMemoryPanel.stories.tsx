import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inSide } from '../fixtures/frames';
import { RoomMemoryPanel, type RoomMemoryPanelProps } from './RoomMemoryPanel';

const args: RoomMemoryPanelProps = {
  memory: {
    summary: 'Three people ask Wren who had the key to the clock tower. The ferryman is late.',
    facts: [
      { factId: 'fct-1', text: 'The ferryman counts the hours.', pinnedBy: 'Elias', canChange: true },
      { factId: 'fct-2', text: 'It is winter.', pinnedBy: 'Noor', canChange: true },
    ],
  },
  isHost: true,
  canWrite: true,
  onSaveSummary: fn(),
  onAddFact: fn(),
  onEditFact: fn(),
  onForget: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Memory',
  component: RoomMemoryPanel,
  render: (args: RoomMemoryPanelProps) => <RoomMemoryPanel {...args} />,
  args,
  decorators: [inSide],
});

/** The host rewrites the summary, adds a fact and forgets one. */
export const Host = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('textbox', { name: 'The story so far' });
    await userEvent.clear(summary);
    await userEvent.type(summary, 'The ferryman came.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the summary' }));
    await expect(args.onSaveSummary).toHaveBeenCalledWith('The ferryman came.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a fact' }), 'The key is lost.{Enter}');
    await expect(args.onAddFact).toHaveBeenCalledWith('The key is lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “It is winter.”' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fact' }), ' The river is frozen.{Tab}{Enter}');
    await expect(args.onEditFact).toHaveBeenCalledWith('fct-2', 'It is winter. The river is frozen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget “It is winter.”' }));
    await expect(args.onForget).toHaveBeenCalledWith('fct-2');
  },
});

/** A muted member reads all of it and changes nothing. */
export const ReadOnly = meta.story({
  tags: ['no-look'],
  args: { isHost: false, canWrite: false, memory: { summary: '', facts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Longer conversations are summarized here/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});
