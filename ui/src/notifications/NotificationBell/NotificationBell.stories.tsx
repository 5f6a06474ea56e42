import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { notifications, now } from '../fixtures';
import { NotificationBell, type NotificationBellProps } from './NotificationBell';

const opened = fn();
const retried = fn();

const reader: NotificationBellProps = {
  unreadCount: 2,
  notifications,
  status: 'loaded',
  onOpen: opened,
  onRetry: retried,
  pageHref: '/en-US/notifications',
  now,
};

const meta = preview.meta({
  title: 'Notifications/Bell',
  component: NotificationBell,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: reader,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach() {
    opened.mockClear();
    retried.mockClear();
  },
});

/** The newest ones under the bell: what is unread says so, and each leads to what it is about. */
export const Open = meta.story({
  tags: ['one-look'],
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await expect(bell).toHaveAttribute('data-unread');
    await userEvent.click(bell);
    const menu = within(await screen.findByRole('menu', { name: 'Notifications' }));
    await expect(opened).toHaveBeenCalled();
    await expect(menu.getAllByRole('menuitem', { name: /\(unread\)/ })).toHaveLength(2);
    const published = menu.getByRole('menuitem', { name: /New character by Ilse Brandt/ });
    await expect(published).toHaveAttribute('href', '/en-US/maren');
    const report = menu.getByRole('menuitem', { name: /Your report was reviewed/ });
    await expect(report).toHaveAttribute('href', '/en-US/notifications');
  },
});

/** None yet. */
export const Empty = meta.story({
  args: { unreadCount: 0, notifications: [] },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await expect(bell).not.toHaveAttribute('data-unread');
    await userEvent.click(bell);
    await expect(await screen.findByText('No notifications yet')).toBeVisible();
  },
});

/** On their way; more are unread than are counted. */
export const Loading = meta.story({
  args: { unreadCount: 10, notifications: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, more than 9 unread' }));
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
});

/** They did not arrive: asking again is one press away. */
export const Failed = meta.story({
  args: { notifications: [], status: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
});
