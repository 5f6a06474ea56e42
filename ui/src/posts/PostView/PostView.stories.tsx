import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { maren } from '../../content/fixtures/characters';
import { now, posts } from '../fixtures/posts';
import { DeletedPost } from '../PostCard/DeletedPost';
import { PostSkeleton } from './PostSkeleton';
import { PostView } from './PostView';

const undo = fn();

const meta = preview.meta({
  title: 'Posts/Page',
  component: PostView,
  subcomponents: { DeletedPost },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    post: posts[0],
    speaker: maren,
    characterHref: '/en-US/character-profile/maren-vale',
    chatHref: '/en-US/character-chat/maren-vale',
    now,
    comments: <p>Comments</p>,
    onLike: fn(),
    onShare: fn(),
    onReport: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
});

/** The whole letter, whose it is, and what readers say. */
export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A post by Maren Vale' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Maren Vale' })).toHaveAttribute('href', args.characterHref);
    const like = canvas.getByRole('button', { name: /^Like the post/ });
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
});

/** Its creator deleted it: one line, and the way back. */
export const Deleted = meta.story({
  args: { instead: <DeletedPost onUndo={undo} />, comments: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Post deleted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** On its way. */
export const Loading = meta.story({
  render: () => <PostSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});
