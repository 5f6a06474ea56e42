import { expect, test } from 'vitest';

import { pickCode, wholeCodeIn } from './pick-code';

test.each([
  ['typed', '4072', '4072'],
  ['whole', '407218', '407218'],
  ['in two halves', '407 218', '407218'],
  ['with a hyphen', '407-218', '407218'],
  ['within a message that holds other numbers', 'Your code is 407218. It works for 10 minutes.', '407218'],
  ['before other numbers', '10 minutes for 407 218', '407218'],
  ['with letters among the digits', '4o7218x', '47218'],
  ['with a digit too many', '4072189', '407218'],
  ['in Arabic digits', '٤٠٧٢١٨', '407218'],
  ['in Persian digits', '۴۰۷۲۱۸', '407218'],
  ['in full-width digits', '４０７２１８', '407218'],
  ['without digits', 'hello', ''],
])('A code %s is understood', (_, entered, code) => {
  expect(pickCode(entered)).toBe(code);
});

test('A text without a whole code is no code', () => {
  expect(wholeCodeIn('407 21')).toBeUndefined();
});
