import { expect, it } from 'vitest';

import { lineAt, rangeOfLine } from './go-to-line';

const text = 'one\n\nthree';

it('counts lines from 1, an empty one among them', () => {
  expect([0, 3, 4, 5, 10].map((place) => lineAt(text, place))).toEqual([1, 1, 2, 3, 3]);
});

it('finds the range of a line without its break, and the last one for any later', () => {
  expect(rangeOfLine(text, 1)).toEqual({ start: 0, end: 3 });
  expect(rangeOfLine(text, 2)).toEqual({ start: 4, end: 4 });
  expect(rangeOfLine(text, 3)).toEqual({ start: 5, end: 10 });
  expect(rangeOfLine(text, 99)).toEqual({ start: 5, end: 10 });
});
