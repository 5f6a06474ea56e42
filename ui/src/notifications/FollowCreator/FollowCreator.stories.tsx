import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { FollowCreator } from './FollowCreator';

const changed = fn();

const meta = preview.meta({
  title: 'Notifications/Follow a creator',
  component: FollowCreator,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { name: 'Ilse Brandt', following: false, onChange: changed },
  beforeEach: () => void changed.mockClear(),
});

/** One press follows. */
export const NotFollowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow Ilse Brandt', pressed: false });
    await userEvent.click(button);
    await expect(changed).toHaveBeenCalledWith(true);
  },
});

/** It stays pressed; another press unfollows. */
export const Followed = meta.story({
  args: { following: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(changed).toHaveBeenCalledWith(false);
  },
});
