import { expect, test } from 'vitest';

import { contrastOf } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0b1020', '#0b1020', 1],
])('the contrast of %s and %s is %d, whichever is first', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});
