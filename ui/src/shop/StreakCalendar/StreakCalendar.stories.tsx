import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { bonus } from '../fixtures/shop';
import { StreakCalendar } from './StreakCalendar';
import { StreakSkeleton } from './StreakSkeleton';

const meta = preview.meta({
  title: 'Shop/StreakCalendar',
  component: StreakCalendar,
  subcomponents: { StreakSkeleton },
  args: { bonus, onClaim: fn(), claiming: false, signIn: '' },
});

/** Today can be claimed. */
export const Claimable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
});

/** Claimed today: when the next one comes. */
export const Claimed = meta.story({
  args: {
    bonus: {
      ...bonus,
      state: 'claimed',
      streak: 4,
      days: [...bonus.days, { day: '2026-01-15', points: 50, streak: 4 }],
    },
  },
});

/** The claim is on its way. */
export const Claiming = meta.story({ args: { claiming: true } });

/** On its way, in its true shapes. */
export const Loading = meta.story({ render: () => <StreakSkeleton /> });
