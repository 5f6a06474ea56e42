import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { Toaster } from '../primitives/Toaster/Toaster';
import { onPhone } from '../shell/fixtures';
import { bonusAlreadyClaimed, bonusClaimed, bonusFailed } from './daily-bonus-toasts';
import { newEdition } from './edition-toasts';
import { cameOnline, loggedOut, signedOut, somethingFailed, wentOffline } from './session-toasts';

/** A list that closes its messages, as the pages keep one. */
function ToastList({ toasts, onClose }: ComponentProps<typeof Toaster>) {
  const [standing, setStanding] = useState(toasts);
  return (
    <Toaster
      toasts={standing}
      onClose={(id) => {
        onClose(id);
        setStanding((all) => all.filter((toast) => toast.id !== id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Toasts/Messages',
  component: Toaster,
  render: (args) => <ToastList {...args} />,
  args: { toasts: [], onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

/** The daily points arrived. */
export const BonusClaimed = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'bonus', ...bonusClaimed(20) }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Successfully claimed +20 points', { selector: 'p' })).toBeVisible());
  },
});

/** The daily points were claimed before. */
export const BonusAlreadyClaimed = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'bonus', ...bonusAlreadyClaimed() }] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('You’ve already claimed your reward today', { selector: 'p' })).toBeVisible(),
    );
  },
});

/** The claim failed: the message is named by its own words. */
export const BonusFailed = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'bonus', ...bonusFailed() }] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Failed to claim. Please try again later.', { selector: 'p' })).toBeVisible(),
    );
    await expect(screen.getByRole('dialog', { name: 'Failed to claim. Please try again later.' })).toBeVisible();
  },
});

/** Every kind of daily message at once. */
export const ThreeKinds = meta.story({
  args: {
    toasts: [
      { id: 'failed', ...bonusFailed() },
      { id: 'already', ...bonusAlreadyClaimed() },
      { id: 'claimed', ...bonusClaimed(20) },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3));
  },
});

/** The session ended. */
export const LoggedOut = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'out', ...loggedOut() }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('You are logged out', { selector: 'p' })).toBeVisible());
  },
});

/** The connection went and came back. */
export const Connection = meta.story({
  args: {
    toasts: [
      { id: 'gone', ...wentOffline() },
      { id: 'back', ...cameOnline() },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
  },
});

const reload = fn();

/** The site has a newer version: the message stands, and reloading is the reader's act. */
export const NewEdition = meta.story({
  args: { toasts: [{ id: 'edition', ...newEdition(reload) }] },
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button');
    await expect(reload).not.toHaveBeenCalled();
    if (first !== undefined) await userEvent.click(first);
    await expect(reload).toHaveBeenCalledOnce();
  },
});

/** Something failed for a reason unknown. */
export const SomethingFailed = meta.story({
  args: { toasts: [{ id: 'failed', ...somethingFailed() }] },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
  },
});

/** The cross takes a message away and says so. */
export const Closed = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'out', ...loggedOut() }] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close the message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('out');
    await waitFor(() => expect(screen.queryByText('You are logged out')).not.toBeInTheDocument());
  },
});

/** The place of the messages has a name in the reader's language. */
export const Region = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'out', ...loggedOut() }] },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Messages' })).toBeVisible();
  },
});

/** On phones messages stand above the bottom bar, as wide as the screen. */
export const OnPhone = meta.story({
  globals: onPhone,
  args: { toasts: [{ id: 'already', ...bonusAlreadyClaimed() }] },
  play: async () => {
    const toast = await screen.findByRole('dialog');
    const { bottom, width } = toast.getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(68);
    await expect(width).toBeGreaterThan(window.innerWidth - 48);
  },
});

/** In Arabic they stand at the top left, the status bar on the right. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA', viewport: { value: 'desktop', isRotated: false } },
  args: { toasts: [{ id: 'claimed', ...bonusClaimed(20) }] },
  play: async () => {
    const toast = await screen.findByRole('dialog');
    await waitFor(() => expect(toast.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2));
  },
});

/** The server ended the session of the account. */
export const SignedOut = meta.story({
  tags: ['no-look'],
  args: { toasts: [{ id: 'signed-out', ...signedOut() }] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('You were signed out. Sign in again to continue.', { selector: 'p' })).toBeVisible(),
    );
  },
});
