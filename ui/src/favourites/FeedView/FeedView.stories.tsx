import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { nineLanterns } from '../../content/fixtures/books';
import { maren, wren } from '../../content/fixtures/characters';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { now, posts } from '../../posts/fixtures/posts';
import { EmptyFeed, FeedList, FeedSkeleton, FeedView, GuestFeed, type FeedEntryValue } from './FeedView';

const entries: readonly FeedEntryValue[] = [
  { kind: 'post', href: '/en-US/post', at: posts[0].createdAt, post: posts[0], character: maren },
  { kind: 'story', href: '/en-US/story', at: posts[0].createdAt, story: nineLanterns },
  { kind: 'character', href: '/en-US/character', at: posts[1].createdAt, character: wren },
];

const signIn = fn();

const meta = preview.meta({
  title: 'Favourites/Feed',
  component: FeedView,
  subcomponents: { FeedList, EmptyFeed, GuestFeed },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { children: <FeedList entries={entries} now={now} /> },
});

/** A post, a story and a character: each is one link. */
export const ThreeKinds = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['/en-US/post', '/en-US/story', '/en-US/character']);
    await expect(canvas.getByRole('heading', { level: 2, name: nineLanterns.title })).toBeVisible();
    await expect(canvas.getByText(/^New character/)).toBeVisible();
  },
});

/** Nothing new yet: what will be here, and the first step. */
export const Empty = meta.story({
  args: { children: <EmptyFeed charactersHref="/en-US/character-hub" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meet a character' })).toHaveAttribute(
      'href',
      '/en-US/character-hub',
    );
  },
});

/** A guest follows no character. */
export const Guest = meta.story({
  args: { children: <GuestFeed onSignIn={signIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

/** On its way. */
export const Loading = meta.story({
  args: { children: <FeedSkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
