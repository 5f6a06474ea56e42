import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { guestShell, onDesktop, onPhone, onTablet } from '../../shell/fixtures';
import { Sidebar } from '../../shell/Sidebar/Sidebar';
import { PersonalEntries } from './PersonalEntries';

const { account: _account, ...shell } = guestShell;
const favourites = { href: '/en-US/favourites', current: false };
const following = { href: '/en-US/following', current: false };

const meta = preview.meta({
  title: 'Favourites/Sidebar entries',
  component: PersonalEntries,
  parameters: { layout: 'fullscreen' },
  args: { favourites, following: { ...following, newCount: 3 } },
  render: (args) => <Sidebar {...shell} account="registered" railed={false} recent={<PersonalEntries {...args} />} />,
});

/** Below the places of the product, with how much is new. */
export const WithNews = meta.story({
  globals: { locale: 'en-US', ...onDesktop },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Following\s*3 new/ })).toHaveAttribute('href', following.href);
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', favourites.href);
  },
});

/** On the rail, and more than can be counted. */
export const ManyOnTheRail = meta.story({
  globals: { locale: 'en-US', ...onTablet },
  args: { following: { ...following, newCount: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Following\s*more than 9 new/ })).toBeVisible();
  },
});

/** Mirrored, by day. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA', theme: 'day', ...onDesktop } });

/** Looked at: no number, and the entry is marked as the page in view. */
export const Seen = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', ...onDesktop },
  args: { favourites: undefined, following: { ...following, current: true, newCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Following' })).toHaveAttribute('aria-current', 'page');
  },
});

/** On phones the notifications are in the drawer; wide pages have the bell in the header. */
export const NotificationsForDrawer = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', ...onPhone },
  args: { following: undefined, notifications: { href: '/en-US/notifications', current: false, newCount: 2 } },
  render: (args) => <PersonalEntries {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Notifications\s*2 new/ })).toBeVisible();
  },
});
