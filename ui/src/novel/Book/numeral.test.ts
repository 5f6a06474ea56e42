import { expect, test } from 'vitest';

import { bookNumeral } from './numeral';

test.each([
  ['en-US', 'iv'],
  ['tr-TR', 'iv'],
  ['ar-SA', '٤'],
  ['zh-CN', '四'],
  ['ja-JP', '四'],
  ['ko-KR', '4'],
])('the fourth of something in %s is %s', (language, numeral) => {
  expect(bookNumeral(4, language)).toBe(numeral);
});

test('writes numbers too large for Roman numerals in digits', () => {
  expect(bookNumeral(90, 'en-US')).toBe('90');
});
