import { expect, test } from 'vitest';

import { cropTo, nearestSize } from './painted-picture';
import { parseKept } from './kept-painting';

const sizes = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 896, height: 896 },
];

test('an area is redrawn in the size that is nearest to its picture', () => {
  expect(nearestSize({ width: 600, height: 800 }, sizes)).toBe(sizes[0]);
  expect(nearestSize({ width: 1600, height: 900 }, sizes)).toBe(sizes[1]);
  expect(nearestSize({ width: 500, height: 520 }, sizes)).toBe(sizes[2]);
  expect(nearestSize({ width: 500, height: 520 }, [])).toBeUndefined();
});

test('a picture in other proportions is cropped to its middle', () => {
  const portrait = { width: 768, height: 1024 };
  expect(cropTo({ width: 600, height: 800 }, portrait)).toBeNull();
  expect(cropTo({ width: 600, height: 801 }, portrait)).toBeNull();
  expect(cropTo({ width: 1600, height: 800 }, portrait)).toEqual({ width: 600, height: 800, x: 500, y: 0 });
  expect(cropTo({ width: 600, height: 1600 }, portrait)).toEqual({ width: 600, height: 800, x: 0, y: 400 });
});

const painting = { width: 600, height: 800, acts: [], undone: [], edge: 12 };
const kept = { pictureIds: ['pic-1', 'pic-2'], chosen: 1, painting, prompt: '', change: 0.75, generationId: null };

test('what the browser keeps is read again as it was', () => {
  expect(parseKept({ ...kept, savedAt: 7 })).toEqual(kept);
});

test('a painting of before there were soft edges has a hard one', () => {
  const { edge: _edge, ...before } = painting;
  expect(parseKept({ ...kept, painting: before })?.painting.edge).toBe(0);
});

test.each([
  undefined,
  [],
  { ...kept, pictureIds: [] },
  { ...kept, chosen: 2 },
  { ...kept, pictureIds: ['pic-1', 7] },
  { ...kept, painting: null },
  { ...kept, change: Number.NaN },
])('what is no kept painting is not read: %j', (value) => {
  expect(parseKept(value)).toBeNull();
});
