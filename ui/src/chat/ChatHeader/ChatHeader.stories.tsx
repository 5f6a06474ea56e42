import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { marenSpeaks } from '../../thread/fixtures/messages';
import { ChatHeader, type ChatHeaderProps } from './ChatHeader';

const args: ChatHeaderProps = {
  character: marenSpeaks,
  title: 'The second cup',
  profileHref: '/en-US/character-profile/maren-vale',
  backHref: '/en-US/user-profile',
  connection: 'live',
  balance: 1240,
  pricesHref: '/en-US/prices',
  onSearch: fn(),
  onMemory: fn(),
  onNotes: fn(),
  onPersonas: fn(),
  onSettings: fn(),
  onChats: fn(),
  onBranches: fn(),
  onExport: fn(),
};

const meta = preview.meta({
  title: 'Chat/Header',
  component: ChatHeader,
  render: (args: ChatHeaderProps) => <ChatHeader {...args} />,
  parameters: { layout: 'fullscreen' },
  args,
});

/** With whom, what they are, and which of the conversations. */
export const Live = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('AI')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Maren Vale/ })).toHaveAttribute('href', args.profileHref);
  },
});

/** Everything else there is to do; each entry leads to its own room. */
export const MenuOpen = meta.story({
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about this conversation' });
    const entries = [
      ['Search in this conversation', args.onSearch],
      ['Memory', args.onMemory],
      ['Notes', args.onNotes],
      ['Branches', args.onBranches],
      ['Your persona', args.onPersonas],
      ['Your conversations', args.onChats],
      ['Export and import', args.onExport],
    ] as const;
    for (const [name, onChosen] of entries) {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(onChosen).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

/** The line is being found again. */
export const Reconnecting = meta.story({
  args: { connection: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting')).toBeVisible();
  },
});

/** A long name on a phone; the arrow leads back. */
export const LongNameOnPhone = meta.story({
  globals: onPhone,
  args: {
    character: { ...marenSpeaks, name: 'Bartholomew Featherstonehaugh-Ashdown the Younger' },
    connection: 'offline',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', args.backHref);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
