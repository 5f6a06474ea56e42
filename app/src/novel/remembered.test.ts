import { safeStorage } from '@fabula/sdk';
import { usualStyle } from '@fabula/ui/reading';
import { expect, test } from 'vitest';

import { pageKeys } from '../session/storage-keys';
import { readingPlace } from './reading-place';
import { readingStyle } from './reading-style';

const openStorage = () => safeStorage(() => undefined);

test('how books are set is remembered', () => {
  const storage = openStorage();
  const style = { size: 5, face: 'sans', spacing: 'open', measure: 'wide', paper: 'sepia', flow: 'pages' } as const;
  readingStyle.write(storage, style);
  expect(readingStyle.read(storage)).toEqual(style);
});

test('unknown settings fall back to the defaults', () => {
  const storage = openStorage();
  expect(readingStyle.read(storage)).toBeUndefined();
  storage.setItem(pageKeys.readingStyle, '{"size":99,"face":"comic","paper":"sepia"}');
  expect(readingStyle.read(storage)).toEqual({ ...usualStyle, paper: 'sepia' });
});

test('the place in a book is remembered for each play', () => {
  const storage = openStorage();
  const kept = { shownId: 'rnd-3', place: { roundId: 'rnd-2', block: 4, part: 0.25 } };
  readingPlace('ssn-1').write(storage, kept);
  expect(readingPlace('ssn-1').read(storage)).toEqual(kept);
  expect(readingPlace('ssn-2').read(storage)).toBeUndefined();
});

test('a reader at the title is at no block', () => {
  const storage = openStorage();
  readingPlace('ssn-1').write(storage, { shownId: 'rnd-1', place: null });
  expect(readingPlace('ssn-1').read(storage)?.place).toBeNull();
});
