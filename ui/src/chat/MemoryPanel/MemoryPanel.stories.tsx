import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { memory } from '../../thread/fixtures/panels';
import { MemoryPanel, type MemoryPanelProps } from './MemoryPanel';

const args: MemoryPanelProps = {
  memory,
  onSaveSummary: fn(),
  onAddFact: fn(),
  onForget: fn(),
  onOpenSource: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Memory',
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
