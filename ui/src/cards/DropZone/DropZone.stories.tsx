import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { DropZone, type DropZoneProps } from './DropZone';

const args: DropZoneProps = {
  state: { step: 'waiting', problem: null, fileName: '' },
  onFile: fn(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Cards/Bring a character',
  component: DropZone,
  render: (args: DropZoneProps) => <DropZone {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

const card = () => new File(['{"name":"Corvin"}'], 'corvin.json', { type: 'application/json' });

/** A file is chosen, dropped, or pasted as a file or as its text. */
export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const file = card();
    await userEvent.upload(canvas.getByLabelText('File with a character card'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);

    const zone = canvas.getByRole('region', { name: 'Import a character' });
    const transfer = new DataTransfer();
    transfer.items.add(file);
    zone.dispatchEvent(new DragEvent('dragenter', { dataTransfer: transfer, bubbles: true }));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));

    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' {"name":"Corvin"} ');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(3);
    clipboardData.setData('text/plain', 'only words');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(args.onFile).toHaveBeenCalledTimes(3);
  },
});

/** A large file on its way, which need not be waited for. */
export const Reading = meta.story({
  tags: ['no-look'],
  args: { state: { step: 'reading', fileName: 'isaura-pell.charx' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading isaura-pell.charx');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A picture that some site has shrunk: the card is gone from it. */
export const NoCardInPicture = meta.story({
  args: { state: { step: 'waiting', problem: 'picture-without-card', fileName: 'isaura-pell.png' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/isaura-pell.png.*look for the original file/);
    await expect(canvas.getByRole('button', { name: 'Choose a card' })).toBeEnabled();
  },
});
