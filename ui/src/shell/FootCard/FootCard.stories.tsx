import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { guestShell } from '../fixtures';
import { FootCard } from './FootCard';

const meta = preview.meta({
  title: 'Shell/Foot card',
  component: FootCard,
  tags: ['one-look'],
  args: { account: 'guest' as const, signIn: guestShell.signIn },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});

/** What a guest gets for signing in. */
export const Gift = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', guestShell.signIn.href),
});

/** Where a new account gets nothing, there is no card. */
export const NoGift = meta.story({
  tags: ['no-look'],
  args: { signIn: { href: '/' } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
});

const onOpen = fn();

/** Today's reward waits. */
export const RewardWaiting = meta.story({
  args: { account: 'registered', reward: { state: 'waiting', onOpen } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

/** Today's reward was claimed. */
export const RewardClaimed = meta.story({
  args: { account: 'registered', reward: { state: 'claimed', onOpen } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
});
