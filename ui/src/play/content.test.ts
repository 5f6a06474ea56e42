import { expect, test } from 'vitest';

import { directionOfContent, takesDropCap } from './content';

test.each(['The lens turns.', '“Feed them.”', 'Él no contestó.', '— Attends.'])('%s begins with a drop cap', (text) => {
  expect(takesDropCap(text)).toBe(true);
});

test.each(['七番目の光。', 'دارت العدسة.', '렌즈가 돈다.', '1926 was wet.', '…'])(
  '%s begins without a drop cap',
  (text) => {
    expect(takesDropCap(text)).toBe(false);
  },
);

test('Arabic runs from right to left, and nothing else that we speak does', () => {
  expect(directionOfContent('ar-SA')).toBe('rtl');
  expect(directionOfContent('en-US')).toBe('ltr');
  expect(directionOfContent('arn')).toBe('ltr');
});
