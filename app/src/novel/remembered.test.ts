import { safeStorage } from '@fabula/sdk';
import { usualStyle } from '@fabula/ui/reading';
import { expect, test } from 'vitest';

import { pageKeys } from '../session/storage-keys';
import { readPlace, writePlace } from './reading-place';
import { readStyle, writeStyle } from './reading-style';

const openStorage = () => safeStorage(() => undefined);

test('how books are set is remembered', () => {
  const storage = openStorage();
  const style = { size: 5, face: 'sans', spacing: 'open', measure: 'wide', paper: 'sepia', flow: 'pages' } as const;
  writeStyle(storage, style);
  expect(readStyle(storage)).toEqual(style);
});

test('unreadable settings fall back to the defaults', () => {
  const storage = openStorage();
  expect(readStyle(storage)).toEqual(usualStyle);
  storage.setItem(pageKeys.readingStyle, '99 comic tight - vellum');
  expect(readStyle(storage)).toEqual(usualStyle);
});

test('the place in a book is remembered for each play, as long as its book is open at the same round', () => {
  const storage = openStorage();
  const place = { roundId: 'rnd-2', block: 4, part: 0.25 };
  writePlace(storage, 'ssn-1', 'rnd-3', place);
  expect(readPlace(storage, 'ssn-1', 'rnd-3')).toEqual(place);
  expect(readPlace(storage, 'ssn-1', 'rnd-4')).toBeUndefined();
  expect(readPlace(storage, 'ssn-2', 'rnd-3')).toBeUndefined();
});

test('a reader at the title is at no block', () => {
  const storage = openStorage();
  writePlace(storage, 'ssn-1', 'rnd-1', null);
  expect(readPlace(storage, 'ssn-1', 'rnd-1')).toBeNull();
});
