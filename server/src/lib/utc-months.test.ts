import { expect, it } from 'vitest';
import { addMonths } from './utc-months.ts';

it.each([
  ['2026-11-21T19:00:00.000Z', 1, '2026-12-21T19:00:00.000Z'],
  ['2026-01-31T08:00:00.000Z', 1, '2026-02-28T08:00:00.000Z'],
  ['2026-01-31T08:00:00.000Z', 2, '2026-03-31T08:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-12-15T23:59:59.999Z', 12, '2027-12-15T23:59:59.999Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(to);
});
