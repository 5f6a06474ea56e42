import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { guestShell, registered } from '../../shell/fixtures';
import { Shell } from '../../shell/Shell/Shell';
import { AdultMode } from './AdultMode';

const meta = preview.meta({
  title: 'Popups/Adult mode',
  component: AdultMode,
  parameters: { layout: 'fullscreen' },
  args: { onLeave: fn() },
  render: (args) => (
    <Shell {...guestShell} account={registered} badge={<AdultMode {...args} />}>
      <h1 style={{ padding: 36 }}>The page</h1>
    </Shell>
  ),
});

/** The header says that the adult catalogue is open. */
export const Badge = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /18\+|١٨/ })).toBeVisible();
  },
});

/** The badge leads out, after a question. */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /18\+|١٨/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
  },
});

/** Leaving is reported and closes the question. */
export const Left = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /18\+|١٨/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave mature mode' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Staying changes nothing. */
export const Stayed = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /18\+|١٨/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /18\+|١٨/ })).toHaveFocus();
  },
});
