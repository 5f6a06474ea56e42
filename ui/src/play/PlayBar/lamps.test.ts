import { expect, test } from 'vitest';

import { lampCount, litLamps } from './lamps';

test.each([
  [4, 12, 4],
  [1, 12, 1],
  [11, 12, 11],
  [1, 300, 1],
  [299, 300, 11],
  [12, 12, 11],
  [14, 12, 11],
])('round %i of %i, before the end, lights %i lanterns', (round, rounds, lit) => {
  expect(litLamps(round, rounds)).toBe(lit);
});

test('no lantern hangs over a story whose length is not fixed', () => {
  expect(lampCount(null)).toBe(0);
  expect(litLamps(3, null)).toBe(0);
});
