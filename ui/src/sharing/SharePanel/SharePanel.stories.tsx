import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import type { SharePanelProps } from '../model';
import { SharePanel } from './SharePanel';

const link = 'https://fabula.example/en-US/story-play-sharing/ssn-8f0d7c5a3b1e4c62';

const args: SharePanelProps = {
  open: true,
  share: { kind: 'shared', link, readerCount: 3, endsHere: true },
  busy: null,
  outcome: null,
  canHandOn: true,
  rounds: 8,
  onShare: fn(),
  onCopy: fn(),
  onHandOn: fn(),
  onTakeBack: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Sharing/SharePanel',
  component: SharePanel,
  render: (args: SharePanelProps) => <SharePanel {...args} />,
  args,
});

/** The panel has given its box or its button the focus: what is pressed before that loses it again. */
async function opened(): Promise<void> {
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel.querySelector('input, button:not([aria-label])')).toHaveFocus());
}

/** Only the reader can read it yet: what will be shared, and what will not. */
export const Private = meta.story({
  args: { share: { kind: 'private' } },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(screen.getByText(/The 8 rounds that led you here/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** Shared: the link is copied and handed on. */
export const Shared = meta.story({
  args: { outcome: 'copied' },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(screen.getByRole('textbox', { name: 'Link to your story' })).toHaveValue(link);
    await expect(screen.getByText('3 people have read it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(link);
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
    await expect(args.onHandOn).toHaveBeenCalledWith(link);
    await expect(screen.queryByRole('button', { name: 'Share up to here' })).not.toBeInTheDocument();
  },
});

/** It was played on since: more can be shared. The link is taken back only after a question. */
export const TakenBack = meta.story({
  args: { share: { kind: 'shared', link, readerCount: 0, endsHere: false }, canHandOn: false },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Share up to here' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep sharing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
});

/** Whether there is a link is being asked. */
export const Loading = meta.story({
  tags: ['no-look'],
  args: { share: { kind: 'loading' } },
  play: async () => {
    await expect(await screen.findByText('Loading your link')).toBeVisible();
  },
});

const retry = fn();

/** That could not be found out. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { share: { kind: 'failed', onRetry: retry }, outcome: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Only its reader sees the story: it has to be published first. */
export const Unpublished = meta.story({
  tags: ['no-look'],
  args: { share: { kind: 'private' }, outcome: 'unpublished' },
  globals: { locale: 'en-US' },
  play: async () => {
    await expect(await screen.findByText(/^Only you can see this story\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Create a link' })).toBeVisible();
  },
});
