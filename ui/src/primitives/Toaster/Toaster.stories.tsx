import { expect, fn, screen, waitFor } from 'storybook/test';

import { expectWordsInside, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { characterKept } from '../../cards/card-toasts';
import { castRefused } from '../../rooms/room-toasts';
import { bonusClaimed } from '../../toasts/daily-bonus-toasts';
import { profileCompleted } from '../../toasts/profile-toasts';
import { signedOut, somethingFailed } from '../../toasts/session-toasts';
import type { ToastMessage } from '../../toasts/toast-message';
import { PlainToasts } from './PlainToasts';
import type { ToastValue } from './toast-value';
import { Toaster } from './Toaster';

const one = (id: string, message: ToastMessage): readonly ToastValue[] => [{ id, ...message }];

const done = one('done', profileCompleted());
const points = one('points', bonusClaimed(20));
const information = one('information', signedOut());
const failed = one('failed', somethingFailed());
const longSentence = one('long', castRefused());

const meta = preview.meta({
  title: 'Primitives/Toaster',
  component: Toaster,
  subcomponents: { PlainToasts },
  args: { toasts: [], onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});

/** A message is there, with its cross, and its words are inside of it. */
const stands = async () => {
  const toast = await screen.findByRole('dialog');
  await waitFor(() => expect(toast).toBeVisible());
  await expect(screen.getAllByRole('button')).toHaveLength(1);
  await expectWordsInside(toast);
};

/** Each tone, several messages, none. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  args: { toasts: done },
  argTypes: {
    toasts: samples({
      Done: done,
      'Points arrived': points,
      'For your information': information,
      Failed: failed,
      'A long sentence': longSentence,
      'Three at once': [...failed, ...information, ...done],
      None: [],
    }),
  },
});

/** What was asked for is done. */
export const Done = meta.story({ args: { toasts: done }, play: stands });

/** Points arrived: a coin in place of the sign. */
export const Points = meta.story({ args: { toasts: points }, play: stands });

/** Something happened that was not asked for. */
export const Information = meta.story({ args: { toasts: information }, play: stands });

/** Something did not work. */
export const Failed = meta.story({ args: { toasts: failed }, play: stands });

/** The longest sentence of the product takes further lines. */
export const LongSentence = meta.story({ args: { toasts: longSentence }, play: stands });

/** A name without a space breaks, and the cross keeps its place. */
export const LongName = meta.story({ args: { toasts: one('name', characterKept(unbrokenWord)) }, play: stands });

/** A fourth message takes the place of the oldest. */
export const MostAtOnce = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { toasts: [...failed, ...information, ...points, ...done] },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('dialog').filter((toast) => !toast.inert)).toHaveLength(3));
    await waitFor(() => expect(screen.getByText('Profile completed!', { selector: 'p' })).toBeVisible());
  },
});
