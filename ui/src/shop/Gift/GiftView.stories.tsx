import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { openedGift, openedMembership } from '../fixtures/gifts';
import { GiftScene } from './GiftScene';
import { GiftClosed, GiftSkeleton, GiftView } from './GiftView';

const meta = preview.meta({
  title: 'Shop/GiftView',
  component: GiftView,
  subcomponents: { GiftClosed, GiftScene, GiftSkeleton },
  args: {
    gift: openedGift,
    isRegistered: true,
    onAccept: fn(),
    accepting: false,
    failed: false,
    ledgerHref: '#ledger',
    exploreHref: '#explore',
    giftsHref: '#gifts',
  },
});

/** It can be accepted: from whom it is, what it holds, and the note. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ada');
    await expect(canvas.getByText(/Say hello to Maren/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** A visitor without an account signs in first. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { isRegistered: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** The giver is gone, there is no note, and the last try failed. */
export const Failed = meta.story({
  globals: { locale: 'en-US' },
  args: { gift: { ...openedGift, from: null, note: null }, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A gift for you' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost.');
  },
});

/** It is being accepted: the button says so and takes no second press. */
export const Accepting = meta.story({
  tags: ['no-look'],
  args: { accepting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** The giver sends the link or keeps the points. */
export const Own = meta.story({
  globals: { locale: 'en-US' },
  args: { gift: { ...openedGift, own: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get the link' })).toHaveAttribute('href', '#gifts');
    await expect(canvas.getByRole('button', { name: 'Keep the gift' })).toBeEnabled();
  },
});

/** A long name and a note of five hundred letters without a space. */
export const LongWords = meta.story({
  args: { gift: { ...openedGift, from: 'Wilhelmina-Theodora von Hohenschönhausen', note: 'a'.repeat(500) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wilhelmina-Theodora');
  },
});

/** It was accepted by the reader. */
export const Accepted = meta.story({
  args: { gift: { ...openedGift, state: 'redeemed', accepted: true } },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#explore', '#ledger']);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Another person was first. */
export const Redeemed = meta.story({
  globals: { locale: 'en-US' },
  args: { gift: { ...openedGift, state: 'redeemed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This gift was accepted' })).toBeVisible();
  },
});

/** It was not accepted in time. */
export const Returned = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { gift: { ...openedGift, state: 'returned' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This gift has expired' })).toBeVisible();
  },
});

/** Its money went back. */
export const Refunded = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { gift: { ...openedGift, state: 'refunded' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This gift was withdrawn' })).toBeVisible();
  },
});

/** The link opens nothing. */
export const Unknown = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <GiftClosed state="unknown" exploreHref="#explore" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Gift not found' })).toBeVisible();
  },
});

/** It is being asked for. */
export const Loading = meta.story({
  tags: ['one-look'],
  render: () => <GiftSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** A membership: what it is, and until when it would last. */
export const Membership = meta.story({
  args: { gift: openedMembership },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A month of membership')).toBeVisible();
    await expect(canvas.getByText(/Accepted today, it lasts until February 15, 2026/)).toBeVisible();
  },
});

/** A membership that follows the one that the reader was given before. */
export const MembershipAfterAnother = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    gift: {
      ...openedMembership,
      term: { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-04-01T00:00:00Z', isAppended: true, ownUntil: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It begins on March 1, 2026/)).toBeVisible();
  },
});

/** The reader pays for a membership: the page says why the gift has to wait, and offers no button that would fail. */
export const MembershipHasToWait = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    gift: {
      ...openedMembership,
      term: {
        startsAt: '2026-01-15T20:15:00Z',
        endsAt: '2026-02-15T20:15:00Z',
        isAppended: false,
        ownUntil: '2026-02-01T00:00:00Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You pay for a membership yourself, at least until February 1, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A membership was accepted: until when it lasts. */
export const MembershipAccepted = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { gift: { ...openedMembership, state: 'redeemed', accepted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The membership is yours' })).toBeVisible();
    await expect(canvas.getByText(/You are a member until February 15, 2026/)).toBeVisible();
  },
});
