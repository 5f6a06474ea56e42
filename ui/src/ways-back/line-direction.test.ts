import { expect, test } from 'vitest';

import { directionOfLine } from './line-direction';

test.each([
  ['I have counted the waves for eleven years.', 'ltr'],
  ['“مرحبا” she said', 'rtl'],
  ['*تضع المصباح* Hello', 'rtl'],
  ['灯塔闪过七次', 'ltr'],
  ['שלום', 'rtl'],
  ['12:30', 'ltr'],
])('%s is read %s', (line, direction) => {
  expect(directionOfLine(line)).toBe(direction);
});
