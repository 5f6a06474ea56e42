import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ReportDialog, type ReportDialogProps } from './ReportDialog';

const args: ReportDialogProps = { open: true, subject: 'comment', onClose: fn(), onSend: fn(async () => true) };

const meta = preview.meta({
  title: 'Posts/Report',
  component: ReportDialog,
  render: (args: ReportDialogProps) => <ReportDialog {...args} />,
  args,
});

/** A reason must be chosen; a note may be added. */
export const Reasons = meta.story({
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Report' });
    await expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'It is hateful' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Anything else we should know/ }), 'Twice today.');
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'hate', note: 'Twice today.' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A report that does not arrive leaves the dialog as it is. */
export const NotSent = meta.story({
  tags: ['no-look'],
  args: { onSend: fn(async () => false) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('radio', { name: 'Something else' })).toBeChecked();
  },
});

/** A reply is private: the dialog says what goes along with a report. */
export const OfAReply = meta.story({
  args: { subject: 'message' },
  play: async () => {
    await expect(await screen.findByText(/The rest of your conversation stays private/)).toBeVisible();
  },
});
