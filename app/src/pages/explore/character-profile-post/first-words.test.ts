import { expect, test } from 'vitest';

import { firstWords } from './first-words';

test('a short text is its own description, on one line', () => {
  expect(firstWords('The fog is early.\n\nBring a lamp.')).toBe('The fog is early. Bring a lamp.');
});

test('a long text ends between two words', () => {
  const text = 'lamp '.repeat(60);
  expect(firstWords(text)).toBe(`${'lamp '.repeat(31)}lamp…`);
});

test('a long text without spaces is cut all the same', () => {
  expect(firstWords('灯'.repeat(300))).toBe(`${'灯'.repeat(160)}…`);
});
