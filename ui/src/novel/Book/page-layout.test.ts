import { expect, test } from 'vitest';

import { countPages, layPages } from './page-layout';

test('a phone shows one column with a margin', () => {
  expect(layPages(390, 580)).toEqual({ columns: 1, stride: 390, gap: 40 });
});

test('a wide window shows an opened book, with lines no longer than the measure', () => {
  const { columns, gap, stride } = layPages(1440, 580);
  expect(columns).toBe(2);
  expect(stride / columns - gap).toBe(580);
});

test('one column stands in the middle where two would be too narrow', () => {
  const { columns, gap, stride } = layPages(900, 580);
  expect(columns).toBe(1);
  expect(stride - gap).toBe(580);
});

test('a last page that is half full counts', () => {
  const layout = layPages(1440, 580);
  expect(countPages(1440 * 2 - 70, layout)).toBe(2);
  expect(countPages(1440 * 2 + 650, layout)).toBe(3);
  expect(countPages(0, layout)).toBe(1);
});
