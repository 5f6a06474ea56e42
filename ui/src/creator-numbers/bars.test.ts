import { expect, it } from 'vitest';

import { barsOf } from './bars';

it('has a bar for each day, and none where there is nothing to show', () => {
  const span = { from: '2026-02-27', until: '2026-03-02' };
  expect(barsOf([{ day: '2026-03-01', count: 8 }], span)).toEqual([0, 0, 8, 0]);
});

it('sums up days where there are more than fit', () => {
  const span = { from: '2026-01-01', until: '2026-12-31' };
  const bars = barsOf(
    [
      { day: '2026-01-01', count: 5 },
      { day: '2026-01-02', count: 6 },
      { day: '2026-12-31', count: 9 },
    ],
    span,
  );
  expect(bars).toHaveLength(73);
  expect([bars[0], bars.at(-1)]).toEqual([11, 9]);
});

it('is one bar for the first day', () => {
  expect(barsOf([], { from: '2026-11-21', until: '2026-11-21' })).toEqual([0]);
});
