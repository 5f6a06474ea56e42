import { expect, test } from 'vitest';

import { joinLists, joinTexts } from './join-values';

test.each([
  ['only one was written', '', 'A baker', 'A baker'],
  ['one continues where the other ends', 'A baker at sunrise', 'A baker', 'A baker at sunrise'],
  ['one begins as the other', 'chapter 10', 'chapter 1', 'chapter 1 10'],
  ['the ends differ', 'A baker who sings', 'A baker who smuggles', 'A baker who smuggles sings'],
  ['the middle differs', 'A quiet baker', 'A loud baker', 'A loud quiet baker'],
  ['one has more before and the other after', 'Once a baker', 'a baker again', 'Once a baker again'],
  ['nothing is shared', 'Bread', 'Salt', 'Salt Bread'],
  ['words repeat', 'no no', 'no no no', 'no no no'],
])('joins two texts of which %s', (_situation, mine, theirs, joined) => {
  expect(joinTexts(mine, theirs)).toBe(joined);
});

test('joins texts at the limit of a field', () => {
  const [mine, theirs] = ['a', 'b'].map((letter) => `${letter.repeat(4)} `.repeat(12_800).trim());
  expect(joinTexts(mine ?? '', theirs ?? '')).toBe(`${theirs}\n\n${mine}`);
});

test('keeps each entry of two lists once', () => {
  expect(joinLists(['cosy', 'sea'], ['mystery', 'cosy'], Object.is)).toEqual(['mystery', 'cosy', 'sea']);
});
