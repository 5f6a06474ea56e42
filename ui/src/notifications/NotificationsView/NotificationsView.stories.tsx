import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { notifications, now } from '../fixtures';
import {
  GuestNotifications,
  NoNotifications,
  NotificationList,
  NotificationsSkeleton,
  NotificationsView,
} from './NotificationsView';

const markRead = fn();
const signIn = fn();

const meta = preview.meta({
  title: 'Notifications/Page',
  component: NotificationsView,
  subcomponents: { NotificationList, NoNotifications, GuestNotifications },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { onMarkRead: markRead, children: <NotificationList notifications={notifications} now={now} /> },
});

/** One of each kind, by day; what leads nowhere is no link. */
export const EveryKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const toProposal = '/en-US/dao-community/prp-1';
    await expect(links).toEqual(['/en-US/maren', '/en-US/nine-lanterns', '/en-US/wren', toProposal, toProposal]);
    await expect(canvas.getByText('Your proposal was carried out')).toBeVisible();
    await expect(canvas.getByText('2 new comments on your proposal')).toBeVisible();
    await expect(canvas.getByText('3 new comments')).toBeVisible();
    await expect(canvas.getByText('Your report was reviewed: the content stays visible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(markRead).toHaveBeenCalledOnce();
  },
});

/** Nothing yet: what will be here, and the first step. */
export const Empty = meta.story({
  args: { onMarkRead: undefined, children: <NoNotifications charactersHref="/en-US/character-hub" /> },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Find creators to follow' });
    await expect(way).toHaveAttribute('href', '/en-US/character-hub');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A guest has none. */
export const Guest = meta.story({
  args: { onMarkRead: undefined, children: <GuestNotifications onSignIn={signIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

/** On their way. */
export const Loading = meta.story({
  args: { onMarkRead: undefined, children: <NotificationsSkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
