import { expect, test } from 'vitest';

import { firstWords } from './first-words';

test('uses a short text whole, on one line', () => {
  expect(firstWords('The fog is early.\n\nBring a lamp.')).toBe('The fog is early. Bring a lamp.');
});

test('cuts a long text between two words', () => {
  const text = 'lamp '.repeat(60);
  expect(firstWords(text)).toBe(`${'lamp '.repeat(31)}lamp…`);
});

test('cuts a long text without spaces', () => {
  expect(firstWords('灯'.repeat(300))).toBe(`${'灯'.repeat(160)}…`);
});
