import { expect, test } from 'vitest';

import { romanNumeral } from './roman';

test.each([
  [1, 'i'],
  [4, 'iv'],
  [9, 'ix'],
  [14, 'xiv'],
  [29, 'xxix'],
  [48, 'xlviii'],
  [50, 'l'],
])('%i is %s', (value, numeral) => {
  expect(romanNumeral(value)).toBe(numeral);
});
