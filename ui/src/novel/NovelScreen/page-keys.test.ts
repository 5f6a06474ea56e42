import { expect, test } from 'vitest';

import { pageOfKey } from './page-keys';

const press = (key: string, direction: 'ltr' | 'rtl' = 'ltr', shiftKey = false) =>
  pageOfKey({ key, shiftKey }, direction, 3, 10);

test('arrows turn the way that the script runs', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([4, 2]);
  expect([press('ArrowRight', 'rtl'), press('ArrowLeft', 'rtl')]).toEqual([2, 4]);
});

test('the keys of documents turn pages too', () => {
  expect([press('PageDown'), press('PageUp'), press(' '), press(' ', 'ltr', true)]).toEqual([4, 2, 4, 2]);
  expect([press('Home'), press('End')]).toEqual([0, 9]);
});

test('pages stop at the end of the book', () => {
  expect(pageOfKey({ key: 'PageDown', shiftKey: false }, 'ltr', 9, 10)).toBe(9);
  expect(pageOfKey({ key: 'PageUp', shiftKey: false }, 'ltr', 0, 10)).toBe(0);
});

test('other keys turn nothing', () => {
  expect(press('a')).toBeUndefined();
});
