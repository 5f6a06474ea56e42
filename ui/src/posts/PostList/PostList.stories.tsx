import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { maren } from '../../content/fixtures/characters';
import { allThere, now, posts } from '../fixtures/posts';
import { PostEditor } from '../PostEditor/PostEditor';
import { PostList, type PostListProps } from './PostList';

const args: PostListProps = {
  list: allThere,
  posts,
  speaker: maren,
  hrefOf: (postId) => `/en-US/character-profile-post/maren-vale/${postId}`,
  now,
  deletedIds: new Set(),
  onUndoDelete: fn(),
  editedId: undefined,
  onSave: fn(async () => true),
  onCancelEdit: fn(),
  onLike: fn(),
  onShare: fn(),
  onReport: fn(),
  onEdit: fn(),
  onDelete: fn(),
};

const meta = preview.meta({
  title: 'Posts/List',
  component: PostList,
  render: (args: PostListProps) => (
    <div style={{ maxInlineSize: 688 }}>
      <PostList {...args} />
    </div>
  ),
  args,
});

const own = posts.map((post) => ({ ...post, own: true }));
const publish = fn(async () => true);

/** Two posts: one liked and talked about, one without comments, changed since it was written. */
export const Typical = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('1.2K');
    await userEvent.click(canvas.getByRole('button', { name: 'Like the post, 1.2K likes' }));
    await expect(args.onLike).toHaveBeenCalledWith(posts[0], false);
    await expect(canvas.getByText(/, edited/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 comments' })).toHaveAttribute(
      'href',
      '/en-US/character-profile-post/maren-vale/pst-1#comments',
    );
    await expect(canvas.queryByRole('button', { name: 'Delete the post' })).not.toBeInTheDocument();
  },
});

/** Their creator writes the next one, changes one, and has just deleted the other. */
export const Creator = meta.story({
  args: {
    posts: own,
    deletedIds: new Set(['pst-2']),
    editor: <PostEditor kind="new" name="Maren Vale" initialText="" onDraftChange={fn()} onSave={publish} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Post as Maren Vale' });
    await userEvent.type(box, 'Fog.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(publish).toHaveBeenCalledWith('Fog.');
    await expect(box).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDelete).toHaveBeenCalledWith(own[1]);
  },
});

/** The words of a post in the box in which they are changed: nothing to save until they are others. */
export const Changing = meta.story({
  args: { posts: own, editedId: 'pst-1' },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the post' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit the post' }), ' It said nothing.');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(own[0], `${own[0]?.text} It said nothing.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
  },
});

/** None yet. */
export const Empty = meta.story({ args: { posts: [] } });

/** They did not arrive; the rest of the page stands. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { posts: [], list: { ...allThere, status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
});

/** There are older ones. */
export const More = meta.story({
  tags: ['no-look'],
  args: { list: { ...allThere, hasMore: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.list.onMore).toHaveBeenCalledOnce();
  },
});
