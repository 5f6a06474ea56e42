import { expect, test } from 'vitest';

import { timeAgo } from './relative-time';

const now = Date.parse('2026-01-15T20:30:00Z');

test.each([
  ['2026-01-15T20:29:40Z', { value: 0, unit: 'minute' }],
  ['2026-01-15T20:25:00Z', { value: -5, unit: 'minute' }],
  ['2026-01-15T18:10:00Z', { value: -2, unit: 'hour' }],
  ['2026-01-14T20:00:00Z', { value: -1, unit: 'day' }],
  ['2026-01-07T20:00:00Z', { value: -1, unit: 'week' }],
  ['2025-11-20T20:00:00Z', { value: -1, unit: 'month' }],
  ['2023-11-20T20:00:00Z', { value: -2, unit: 'year' }],
] as const)('%s was %o', (at, ago) => {
  expect(timeAgo(at, now)).toEqual(ago);
});

test('what a slow clock puts into the future was just now', () => {
  expect(timeAgo('2026-01-15T21:00:00Z', now)).toEqual({ value: 0, unit: 'minute' });
});

test('shows a time that is exact to the hour in hours', () => {
  expect(timeAgo('2026-01-15T20:02:00Z', now, 'hour')).toEqual({ value: 0, unit: 'hour' });
  expect(timeAgo('2026-01-15T18:02:00Z', now, 'hour')).toEqual({ value: -2, unit: 'hour' });
});
