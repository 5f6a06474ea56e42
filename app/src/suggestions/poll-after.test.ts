import type { Suggestion } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { pollAfter } from './poll-after';

const { data: known } = operations.getSuggestion.examples[200].entries;
const begunAt = Date.parse('2026-11-23T12:00:00.000Z');
const read = (states: readonly Suggestion['state'][], seconds: number, status: 'success' | 'error' = 'success') =>
  pollAfter({
    data: { items: states.map((state) => ({ ...known, state, createdAt: '2026-11-23T12:00:00.000Z' })) },
    dataUpdatedAt: begunAt + seconds * 1_000,
    status,
  });

test('asks again each second at first, and less often while a text takes long', () => {
  expect([0, 5, 10, 60].map((seconds) => read(['ready', 'writing'], seconds))).toEqual([1_000, 1_000, 2_000, 5_000]);
});

test('waits longer after an error, and asks on', () => {
  expect(read(['writing'], 0, 'error')).toBe(10_000);
});

test('stops once nothing is being written, also after an error', () => {
  expect(read(['ready', 'failed'], 3)).toBe(false);
  expect(read(['ready'], 3, 'error')).toBe(false);
  expect(pollAfter({ dataUpdatedAt: 0, status: 'error' })).toBe(false);
});
