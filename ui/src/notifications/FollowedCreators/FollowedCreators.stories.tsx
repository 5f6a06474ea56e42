import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { FollowedCreators } from './FollowedCreators';

const unfollowed = fn();

const meta = preview.meta({
  title: 'Notifications/Followed creators',
  component: FollowedCreators,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    creators: [
      {
        followId: 'flw-1',
        name: 'Ilse Brandt',
        avatarUrl: '/art/1/avatars/suyin-256.webp',
        since: '2026-11-18T20:14:09Z',
      },
      { followId: 'flw-2', name: 'Teo Marchetti', avatarUrl: null, since: '2026-11-02T07:40:51Z' },
    ],
    onUnfollow: unfollowed,
  },
});

/** With a picture and without one; each can be unfollowed. */
export const Two = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Teo Marchetti' }));
    await expect(unfollowed).toHaveBeenCalledWith('flw-2');
  },
});
