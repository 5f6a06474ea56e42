import type { CountedWork } from '@fabula/sdk/types';

import type { DailyCountValue, PeriodValue, WorkValue } from './model';

export const span = { from: '2026-10-25', until: '2026-11-21' };

const counts = [0, 0, 7, 0, 6, 9, 12, 8, 0, 5, 11, 14, 9, 6, 0, 8, 13, 17, 12, 10, 7, 0, 9, 15, 21, 18, 11, 8];
const dayOf = (place: number) =>
  new Date(Date.parse(`${span.from}T00:00:00Z`) + place * 86_400_000).toISOString().slice(0, 10);

export const people: DailyCountValue = {
  measure: 'people',
  count: 236,
  days: counts.flatMap((count, place) => (count === 0 ? [] : [{ day: dayOf(place), count }])),
};

export const few: DailyCountValue = { measure: 'followers', count: null, days: [] };

export const replies: DailyCountValue = {
  measure: 'replies',
  count: 12_480,
  days: people.days.map(({ count, day }) => ({ day, count: count * 53 })),
};

export const periods: readonly PeriodValue[] = [7, 28, 90, undefined].map((days) => ({
  days,
  href: `#${days ?? 'all'}`,
  isCurrent: days === 28,
}));

const maren: CountedWork = {
  kind: 'character',
  id: 'maren-vale',
  name: 'Maren Vale',
  displayLanguage: 'en-US',
  picture: {
    small: '/art/1/portraits/maren-vale-300.webp',
    large: '/art/1/portraits/maren-vale-600.webp',
    width: 600,
    height: 800,
    color: '#1d5658',
  },
};

export const works: readonly WorkValue[] = [
  {
    work: maren,
    href: '/en-US/creator-numbers/character/maren-vale',
    counts: [people, replies, few].map(({ count, measure }) => ({ count, measure })),
  },
  {
    work: {
      ...maren,
      id: 'long',
      name: 'The Lamplighter of the Northernmost Harbour Who Counted Every Wave and Wrote Each of Them Down in a Ledger',
    },
    href: '/en-US/creator-numbers/character/long',
    counts: [{ measure: 'people', count: null }],
  },
];
