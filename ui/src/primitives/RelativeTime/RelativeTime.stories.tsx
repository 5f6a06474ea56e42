import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RelativeTime } from './RelativeTime';

const now = Date.parse('2026-01-15T20:30:00Z');

const meta = preview.meta({
  title: 'Primitives/RelativeTime',
  component: RelativeTime,
  tags: ['no-look'],
  args: { at: '2026-01-15T18:00:00Z', now },
});

/** Try another moment; each step of `now` is an hour. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { at: '2026-01-15T20:05:00Z' },
  argTypes: { now: { control: { type: 'number', step: 3_600_000 } } },
});

/** Two and a half hours ago, in words of the reader's language, with the exact time in the element. */
export const HoursAgo = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveTextContent('2 hours ago');
    await expect(time).toHaveAttribute('datetime', '2026-01-15T18:00:00Z');
  },
});

/** The same in Arabic, whose words for two are their own. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA' } });
