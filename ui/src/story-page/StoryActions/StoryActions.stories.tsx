import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { StoryActions, StoryCommentsSection } from './StoryActions';

const meta = preview.meta({
  title: 'Story page/Actions',
  component: StoryActions,
  subcomponents: { StoryCommentsSection },
  args: { liked: true, likeCount: 1280, onLike: fn(), onReport: fn() },
});

/** Liked, by how many; pressing again takes it back. */
export const Liked = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Like 1.3K$/, pressed: true }));
    await expect(args.onLike).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Report the story' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
});

/** One’s own story cannot be reported, and nothing is counted before someone likes it. */
export const Own = meta.story({
  tags: ['no-look'],
  args: { liked: false, likeCount: 0, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like', pressed: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report the story' })).not.toBeInTheDocument();
  },
});

/** What readers say about it has a heading of its own. */
export const Comments = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => (
    <StoryCommentsSection>
      <p>The stove is the best of them.</p>
    </StoryCommentsSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveTextContent('The stove is the best of them.');
  },
});
