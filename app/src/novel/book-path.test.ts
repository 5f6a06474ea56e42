import { expect, test } from 'vitest';

import { bookPath } from './book-path';

const cards = [
  { roundId: 'a', parentId: null },
  { roundId: 'b', parentId: 'a' },
  { roundId: 'c', parentId: 'b' },
  { roundId: 'x', parentId: 'a' },
  { roundId: 'y', parentId: 'x' },
];

test('an address on the way shows the whole way', () => {
  expect(bookPath({ pathIds: ['a', 'b', 'c'] }, cards, 'b')).toEqual(['a', 'b', 'c']);
});

test('an address beside the way shows the way to it', () => {
  expect(bookPath({ pathIds: ['a', 'b', 'c'] }, cards, 'y')).toEqual(['a', 'x', 'y']);
});
