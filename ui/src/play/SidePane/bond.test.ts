import { expect, test } from 'vitest';

import { bondOf } from './bond';

test.each([
  [0, 5, 'distant'],
  [1, 5, 'guarded'],
  [2, 5, 'warming'],
  [3, 5, 'warming'],
  [4, 5, 'trusting'],
  [5, 5, 'close'],
  [0.5, 1, 'warming'],
  [-3, 10, 'distant'],
  [40, 10, 'close'],
])('%d of %d is %s', (value, max, bond) => {
  expect(bondOf(value, max)).toBe(bond);
});
