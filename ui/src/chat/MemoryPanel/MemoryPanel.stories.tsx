import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { memory } from '../../thread/fixtures/panels';
import { MemoryPanel, type MemoryPanelProps } from './MemoryPanel';

const args: MemoryPanelProps = {
  memory,
  onSaveSummary: fn(),
  onAddFact: fn(),
  onEditFact: fn(),
  onForget: fn(),
  onOpenSource: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Memory',
  component: MemoryPanel,
  render: (args: MemoryPanelProps) => (
    <div style={{ maxInlineSize: 400 }}>
      <MemoryPanel {...args} />
    </div>
  ),
  args,
});

/** Every fact names where it comes from; what belongs to another branch does not count, and says so. */
export const Remembered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You wrote the beginning; the rest is a summary.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /From “I counted the flashes/ }));
    await expect(args.onOpenSource).toHaveBeenCalledWith('m-2');
    await expect(canvas.getByText('Written by you')).toBeVisible();
    await expect(canvas.getByText(/it belongs to another branch/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget “I take my tea without sugar.”' }));
    await expect(args.onForget).toHaveBeenCalledWith('f-2');
  },
});

/** A fact is edited in its place; Escape leaves it as it was, and the focus returns. */
export const FactEdited = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit “I take my tea without sugar.”' });
    await userEvent.click(edit);
    await userEvent.keyboard('Nonsense{Escape}');
    await expect(canvas.getByText('I take my tea without sugar.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit “I take my tea without sugar.”' })).toHaveFocus();
    await expect(args.onEditFact).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByRole('textbox', { name: 'Fact' });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(box, 'I take my tea with milk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEditFact).toHaveBeenCalledWith('f-2', 'I take my tea with milk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “I take my tea without sugar.”' }));
  },
});

/** The summary is the visitor's to correct. */
export const SummaryChanged = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save the summary' })).not.toBeInTheDocument();
    const box = canvas.getByRole('textbox', { name: 'The story so far' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Eight boats.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the summary' }));
    await expect(args.onSaveSummary).toHaveBeenCalledWith('Eight boats.');
  },
});

/** Nothing is remembered yet; something is written down. */
export const Blank = meta.story({
  args: { memory: { summary: '', summaryActive: true, summaryAuthor: 'none', facts: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing yet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a fact' }), 'I fear gulls.{Enter}');
    await expect(args.onAddFact).toHaveBeenCalledWith('I fear gulls.');
    await expect(canvas.getByRole('textbox', { name: 'Add a fact' })).toHaveValue('');
  },
});

/** A summary of another branch does not count. */
export const SummaryOfAnotherBranch = meta.story({
  args: { memory: { ...memory, summaryActive: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Not used: it belongs to another branch, or to messages that have changed since.'),
    ).toBeVisible();
  },
});
