import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';

/** Begins closed, whatever the story's arguments say. */
function Opened({ onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the letter</Button>
      <Dialog {...rest} open={open} onClose={leave} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Leave this story?',
    description: 'Your place is kept. The lamp burns on until you come back.',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button tone="primary">Stay</Button>
        <Button>Leave</Button>
      </div>
    ),
  },
});

/** Try both sizes, with and without its cross. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  args: { size: 'small', onPhone: 'full', align: 'start', dismissible: true, hasClose: true },
});

/** One decision, 440 px wide. */
export const Small = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Leave this story?' })).toHaveAccessibleDescription(
      /Your place is kept/,
    );
  },
});

/** Room for a picture beside a form; all of the screen on phones. */
export const Large = meta.story({ args: { size: 'large', align: 'center' } });

/** Leaving is a choice among the buttons: there is no cross. */
export const WithoutCross = meta.story({
  tags: ['no-look'],
  args: { hasClose: false },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** Escape closes; focus moves in at first and back to the button at last. */
export const ClosedByEscape = meta.story({
  tags: ['no-look'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open the letter' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Where it must be answered, Escape does nothing and only the cross closes (Product §2.3). */
export const MustBeAnswered = meta.story({
  tags: ['no-look'],
  args: { dismissible: false },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the letter' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A long title wraps beside the cross, and an unbroken word breaks before it. */
export const LongTitleLeavesTheCross = meta.story({
  tags: ['no-look'],
  args: { title: `${longText} ${unbrokenWord}`, description: unbrokenWord },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expectWordsInside(dialog);
    const title = screen.getByRole('heading').getBoundingClientRect();
    const cross = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(title.right <= cross.left || title.top >= cross.bottom).toBe(true);
  },
});
