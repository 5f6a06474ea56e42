import { expect, test } from 'vitest';

import { isDrawnIn, lookNames, looks } from './looks';

const drawnIn = (own: Readonly<Record<string, unknown>>, id = 'popups-age-gate--asked', tags: readonly string[] = []) =>
  lookNames.filter((name) => isDrawnIn(name, { id, tags }, { ...looks[name], ...own }));

test('a story without globals of its own is drawn in every look', () => {
  expect(drawnIn({})).toEqual(['night', 'day', 'arabic', 'phone']);
});

test.each([
  { own: { theme: 'day' }, drawn: ['day'] },
  { own: { locale: 'ar-SA' }, drawn: ['arabic'] },
  { own: { viewport: { value: 'phone', isRotated: false } }, drawn: ['phone'] },
  { own: { locale: 'zh-CN', viewport: { value: 'phone', isRotated: false } }, drawn: ['night'] },
  { own: { brand: 'noctis', theme: 'day' }, drawn: ['night'] },
])('a story of $own is drawn once', ({ own, drawn }) => {
  expect(drawnIn(own)).toEqual(drawn);
});

test('a part of a page is drawn once, whatever its globals', () => {
  expect(drawnIn({}, 'explore-book--new')).toEqual(['night']);
  expect(drawnIn({ theme: 'day' }, 'explore-book--by-day')).toEqual(['night']);
});

test('tags take pictures away: all, or all but one', () => {
  expect(drawnIn({}, undefined, ['no-look'])).toEqual([]);
  expect(drawnIn({}, undefined, ['one-look'])).toEqual(['night']);
});
