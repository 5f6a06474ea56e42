import { expect, it } from 'vitest';

import { readDigit } from './read-digit';

it.each([
  ['7', 7],
  ['27', 7],
  ['٣', 3],
  ['2٣', 3],
  ['５', 5],
  ['', 2],
  ['x', 2],
  ['-4', 4],
])('reads %j as %i', (typed, quantity) => {
  expect(readDigit(typed, 2)).toBe(quantity);
});
