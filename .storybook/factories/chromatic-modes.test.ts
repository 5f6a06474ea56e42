import { expect, test } from 'vitest';

import { chromaticOf } from './chromatic-modes';

const modesOf = (title: string, tags: readonly string[] = [], globals = {}) =>
  Object.keys(chromaticOf({ title, tags, globals }).modes ?? {});

test('a popup has the four looks, each on its screen', () => {
  expect(modesOf('Popups/Age gate')).toEqual(['night', 'day', 'arabic', 'phone']);
  expect(chromaticOf({ title: 'Popups/Age gate', tags: [], globals: {} }).modes?.['phone']).toEqual({
    locale: 'en-US',
    theme: 'night',
    brand: 'fabula',
    art: 'stand-in',
    viewport: { width: 390, height: 844 },
  });
});

test('a part of a page has one, and a story of one theme its own', () => {
  expect(modesOf('Chat/Message')).toEqual(['night']);
  expect(modesOf('Popups/Age gate', [], { theme: 'day' })).toEqual(['day']);
});

test('a story without a look takes no snapshot', () => {
  expect(chromaticOf({ title: 'Primitives/Button', tags: ['no-look'], globals: {} })).toEqual({
    disableSnapshot: true,
  });
});
