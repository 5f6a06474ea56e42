import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { guestShell, onDesktop, onTablet } from '../../shell/fixtures';
import { Sidebar } from '../../shell/Sidebar/Sidebar';
import { hanaChat, harbourRoom, inArabic, longNames, marenChat, quietRoom, wrenChat } from '../fixtures/ways-back';
import { Recent } from './Recent';

const { account: _account, ...shell } = guestShell;
const [arabicChat, , arabicRoom] = inArabic;

const meta = preview.meta({
  title: 'Ways back/Recent',
  component: Recent,
  parameters: { layout: 'fullscreen' },
  args: { items: [hanaChat, marenChat, harbourRoom, wrenChat, quietRoom], allHref: '/en-US/conversations' },
  render: (args) => <Sidebar {...shell} account="registered" railed={false} recent={<Recent {...args} />} />,
});

/** Five of them, with what is new in words beside its dot; all are one press away. */
export const Five = meta.story({
  globals: onDesktop,
  args: { items: [hanaChat, marenChat, harbourRoom, wrenChat, quietRoom, { ...marenChat, id: 'sixth' }] },
  play: async ({ canvas }) => {
    const recent = canvas.getByRole('navigation', { name: 'Recent' });
    await expect(recent.querySelectorAll('li')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /Hana Mizuki, new reply/ })).toHaveAttribute('href', hanaChat.href);
    await expect(canvas.getByRole('link', { name: /Harbour at eleven\s*6 new messages/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/en-US/conversations',
    );
  },
});

/** On the rail the arches alone; the name shows on pointing at one. */
export const OnTheRail = meta.story({
  globals: onTablet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Why does the lamp/ })).toHaveAttribute('title', 'Maren Vale');
  },
});

/** Mirrored. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA', theme: 'day', ...onDesktop },
  args: { items: [arabicChat, arabicRoom] },
});

/** Titles that are too long stay on one line. */
export const LongTitles = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  args: { items: [{ ...marenChat, title: longNames[0].name, name: longNames[0].name }, longNames[2]] },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('link', { name: /Archduchess/ });
    await expect(row?.clientHeight ?? 0).toBeLessThanOrEqual(52);
  },
});
