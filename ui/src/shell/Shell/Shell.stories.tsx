import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { arabicEntries, guestShell, longEntries, onDesktop, onPhone, onTablet, registered } from '../fixtures';
import { ownHead } from '../own-head';
import { PendingBar } from '../PendingBar/PendingBar';
import { Shell, type ShellProps } from './Shell';

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    ...guestShell,
    search: <SearchField label="Search" placeholder="Search characters and stories" value="" onChange={fn()} />,
    children: <h1 style={{ padding: 36 }}>The page</h1>,
  },
});

/** A guest on a wide page: search, language and a free try; the gift stands under the sidebar. */
export const Guest = meta.story({
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.brand.name })).toHaveAttribute('href', args.homeHref);
    await expect(canvas.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
    for (const { label, href } of args.entries) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(
      canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === args.signIn.href),
    ).toHaveLength(2);
  },
});

/** The words of the shell, as specified. */
export const Words = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Free Try' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '80 free points' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms & privacy' })).toBeVisible();
  },
});

/** The welcome gift is as large as the server makes it. */
export const LargerGift = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  args: { signIn: { ...guestShell.signIn, gift: 1500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1,500 free points' })).toBeVisible();
  },
});

/** Where a new account gets nothing, nothing is promised. */
export const NoGift = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  args: { signIn: { ...guestShell.signIn, gift: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(canvas.queryByText(/free points/)).not.toBeInTheDocument();
  },
});

/** A registered reader: balance, picture, and today's reward under the sidebar. */
export const Registered = meta.story({
  globals: onDesktop,
  args: { account: registered, reward: { state: 'waiting', onOpen: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const points = new Intl.NumberFormat(document.documentElement.lang).format(registered.points);
    const balance = canvas.getByRole('link', { name: (name) => name.includes(points) });
    await expect(balance).toHaveAttribute('href', registered.pricesHref);
    const foot = within(canvas.getByRole('complementary'));
    const [see] = foot.getAllByRole('button');
    if (see !== undefined) await userEvent.click(see);
    await expect(args.reward?.onOpen).toHaveBeenCalledOnce();
  },
});

/** Today's reward was claimed. */
export const RewardClaimed = meta.story({
  globals: onDesktop,
  args: { account: registered, reward: { state: 'claimed', onOpen: fn() } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('complementary')).getAllByRole('button')).toHaveLength(2);
  },
});

/** An account is announced but not known yet: nothing moves when it comes. */
export const AccountOnItsWay = meta.story({
  globals: onDesktop,
  beforeEach: () => {
    document.documentElement.dataset['session'] = 'registered';
    return () => delete document.documentElement.dataset['session'];
  },
  play: async ({ canvas, args, mount }) => {
    await mount(<Shell {...args} />);
    const before = canvas.getByRole('searchbox').getBoundingClientRect().x;
    await mount(<Shell {...args} account={registered} />);
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().x).toBeCloseTo(before, 0);
  },
});

function FoldingShell(args: ShellProps) {
  const [railed, setRailed] = useState(args.railed);
  return <Shell {...args} railed={railed} onRailToggle={() => setRailed(!railed)} />;
}

/** The menu button folds the sidebar to its icons; their names stay for screen readers. */
export const Folded = meta.story({
  globals: onDesktop,
  render: (args) => <FoldingShell {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const sidebar = canvas.getByRole('complementary');
    const toggle = canvas.getAllByRole('button').find((button) => button.getAttribute('aria-expanded') === 'true');
    if (toggle === undefined) throw new Error('Nothing folds the sidebar');
    await userEvent.click(toggle);
    await expect(sidebar.offsetWidth).toBe(76);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    for (const { label } of args.entries) {
      await expect(within(sidebar).getByRole('link', { name: label })).toBeVisible();
    }
  },
});

/** Before the pages take over, the root of the document says that the reader has folded it. */
export const FoldedBefore = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  beforeEach: () => {
    document.documentElement.dataset['railed'] = '';
    return () => delete document.documentElement.dataset['railed'];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').offsetWidth).toBe(76);
  },
});

/** At 1000 px and less the sidebar is a rail. */
export const Rail = meta.story({
  globals: onTablet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').offsetWidth).toBe(76);
  },
});

/** A phone: no sidebar, three entries at the bottom. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    for (const { label } of args.bottomEntries) {
      await expect(canvas.getByRole('link', { name: label })).toBeVisible();
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A page with a head of its own has a phone to itself: neither the header nor the bottom bar stands. */
export const OwnHeadOnPhone = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  args: {
    offline: true,
    children: (
      <header {...ownHead}>
        <h1>Maren Vale</h1>
      </header>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Maren Vale' }).getBoundingClientRect().top).toBe(0);
    for (const { label } of args.bottomEntries) {
      await expect(canvas.queryByRole('link', { name: label })).not.toBeInTheDocument();
    }
    await expect(canvas.queryByRole('link', { name: args.brand.name })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** On phones the menu button opens the whole sidebar as a drawer. */
export const DrawerOpen = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, args }) => {
    const [menu] = canvas.getAllByRole('button');
    if (menu === undefined) throw new Error('Nothing opens the drawer');
    await userEvent.click(menu);
    const drawer = within(await screen.findByRole('dialog'));
    for (const { label } of args.entries) await expect(drawer.getByRole('link', { name: label })).toBeVisible();
  },
});

/** Escape closes the drawer and gives the focus back to the menu button. */
export const DrawerClosed = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(menu).toHaveFocus();
  },
});

/** Following a link closes the drawer. */
export const DrawerFollowed = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('link', { name: 'Create Story' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const tallPage = <div style={{ blockSize: 3000 }} />;

/** Scrolling down by 60 px hides both bars on phones; scrolling up brings them back. */
export const BarsHideByScrolling = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  args: { children: tallPage },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const top = () => header.getBoundingClientRect().bottom;
    window.scrollTo(0, 400);
    await waitFor(() => expect(top()).toBeLessThanOrEqual(0));
    window.scrollTo(0, 370);
    await expect(top()).toBeLessThanOrEqual(0);
    window.scrollTo(0, 300);
    await waitFor(() => expect(top()).toBe(64));
  },
});

/** From 765 px up the header stays. */
export const BarsStayOnDesktop = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  args: { children: tallPage },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo(0, 800);
    await waitFor(() => expect(window.scrollY).toBe(800));
    await expect(header).not.toHaveAttribute('data-hidden');
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
});

/** A talk inside a story has no bottom bar. */
export const InsideStory = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  args: { frame: 'headed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: args.bottomEntries[1]?.label })).not.toBeInTheDocument();
  },
});

/** On story play the page has the whole window; the way past nothing leads to it all the same. */
export const OnStoryPlay = meta.story({
  tags: ['no-look'],
  globals: onDesktop,
  args: { frame: 'bare', offline: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByText('You are offline. You can still read this page.')).toBeVisible();
    const { left, width } = canvas.getByRole('main').getBoundingClientRect();
    await expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

/** The next page takes its time: a light runs along the top. */
export const PageOnItsWay = meta.story({
  tags: ['no-look'],
  args: { pendingBar: <PendingBar pending /> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the page' });
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '1' }));
  },
});

/** Without a connection a line under the header says so. */
export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
});

/** The first Tab shows a way past header and sidebar. */
export const SkipLink = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

/** Names that are longer than the sidebar take a second line. */
export const LongNames = meta.story({
  globals: onDesktop,
  args: { entries: longEntries },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('complementary');
    await expect(sidebar.scrollWidth).toBeLessThanOrEqual(sidebar.clientWidth);
  },
});

/** Long names on a phone end in an ellipsis, and nothing scrolls sideways. */
export const LongNamesOnPhone = meta.story({
  globals: onPhone,
  args: { bottomEntries: longEntries.slice(0, 3), account: { ...registered, points: 128_400 } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** In Arabic the sidebar and its lamp stand on the right. */
export const InArabic = meta.story({
  globals: { ...onDesktop, locale: 'ar-SA', theme: 'day' },
  args: { entries: arabicEntries, language: 'ar-SA', theme: 'day' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { right } = canvas.getByRole('complementary').getBoundingClientRect();
      await expect(right).toBeGreaterThanOrEqual(document.documentElement.clientWidth);
    });
  },
});

/** In Arabic the drawer comes from the right. */
export const DrawerInArabic = meta.story({
  globals: { ...onPhone, locale: 'ar-SA' },
  args: { entries: arabicEntries, bottomEntries: arabicEntries.slice(0, 3), language: 'ar-SA' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = canvas.getAllByRole('button');
    if (menu === undefined) throw new Error('Nothing opens the drawer');
    await userEvent.click(menu);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
});

/** The second brand: its own mark, its own light. */
export const Noctis = meta.story({
  globals: { ...onDesktop, brand: 'noctis' },
  args: { brand: { id: 'noctis', name: 'Noctis' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Noctis' })).toBeVisible();
  },
});

/** A page for strangers has no sidebar and no search: the menu opens over it, and the small links end it. */
export const OpenFrame = meta.story({
  globals: onDesktop,
  args: { frame: 'open' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      args.footLinks.about,
      args.footLinks.blog,
      args.footLinks.whitePaper,
      args.footLinks.log,
      args.footLinks.community,
      args.footLinks.terms,
      args.footLinks.withdrawal,
    ]);
    const toggle = canvas.getAllByRole('button').find((button) => button.getAttribute('aria-expanded') === 'false');
    if (toggle === undefined) throw new Error('Nothing opens the menu');
    await userEvent.click(toggle);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
