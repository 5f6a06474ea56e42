import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { engagement } from '../fixtures/posts';
import { CharacterActions } from './CharacterActions';

const meta = preview.meta({
  title: 'Posts/CharacterActions',
  component: CharacterActions,
  args: {
    engagement,
    onLike: fn(),
    onFollow: fn(),
    onShare: fn(),
    onReport: fn(),
    roomHref: '/en-US/room-entry-page?character=maren-vale',
  },
});

/** Liked and not followed, with how many do. */
export const Liked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like 12.4K' });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow 318' }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: 'Invite to a room' })).toHaveAttribute('href', args.roomHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Share the character' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Report the character' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
});

/** Before the counts are known, and where there are none: the words alone. */
export const NotKnown = meta.story({
  tags: ['no-look'],
  args: { engagement: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  },
});
