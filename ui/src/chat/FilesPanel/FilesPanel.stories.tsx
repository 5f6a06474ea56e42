import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { FilesPanel, type FilesPanelProps } from './FilesPanel';

const args: FilesPanelProps = {
  saving: null,
  onSave: fn(),
  onBring: fn(),
  bringing: false,
  leftOut: 0,
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Files',
  component: FilesPanel,
  render: (args: FilesPanelProps) => <FilesPanel {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** Three kinds to take along, and a file to bring. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plain text' }));
    await expect(args.onSave).toHaveBeenCalledWith('text');
    const file = new File(['{"mes":"Hello"}'], 'evening.jsonl');
    await userEvent.upload(canvas.getByLabelText('File with a conversation'), file);
    await expect(args.onBring).toHaveBeenCalledWith(file);
  },
});

/** A file was brought of which some lines made no sense. */
export const SomeLeftOut = meta.story({
  args: { leftOut: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 lines could not be read and were left out.')).toBeVisible();
  },
});
