import { expect, test } from 'vitest';

import {
  actsOf,
  addAct,
  addPoint,
  countDrawn,
  emptyPainting,
  isEmptyLayer,
  isFull,
  paintLimits,
  redo,
  resized,
  undo,
  withoutLayer,
  type PaintAct,
  type PaintPoint,
} from './painting';
import { parsePainting } from './parse-painting';

const empty = emptyPainting({ width: 600, height: 800 });
const line = (over: Partial<Extract<PaintAct, { kind: 'stroke' }>> = {}): PaintAct => ({
  kind: 'stroke',
  layer: 'sketch',
  isErasing: false,
  size: 8,
  color: '#ffd98f',
  points: [
    [1, 2, 0.5],
    [30, 40, 0.5],
  ],
  ...over,
});
const all = (...acts: readonly PaintAct[]) => acts.reduce(addAct, empty);

test('what was done last is undone first and done again in the same order', () => {
  const painting = all(line(), line({ layer: 'mask' }), line({ isErasing: true }));
  const back = undo(undo(painting));
  expect(back.acts).toEqual([line()]);
  expect(redo(redo(back))).toEqual(painting);
  expect(undo(empty)).toBe(empty);
  expect(redo(painting)).toBe(painting);
});

test('a new act forgets what was undone', () => {
  const painting = addAct(undo(all(line(), line())), line({ size: 20 }));
  expect(redo(painting)).toBe(painting);
  expect(painting.acts).toHaveLength(2);
});

test('each layer counts its own lines and areas, and none that were cleared', () => {
  const fill: PaintAct = { kind: 'fill', layer: 'mask', color: '#ffffff', points: [[0, 0, 0.5]] };
  const painting = all(line(), line({ isErasing: true }), fill, line());
  expect([countDrawn(painting, 'sketch'), countDrawn(painting, 'mask')]).toEqual([2, 1]);
  const cleared = addAct(painting, { kind: 'clear', layer: 'sketch' });
  expect([countDrawn(cleared, 'sketch'), countDrawn(cleared, 'mask')]).toEqual([0, 1]);
  expect(countDrawn(undo(cleared), 'sketch')).toBe(2);
  expect(actsOf(addAct(cleared, line({ size: 3 })), 'sketch')).toEqual([line({ size: 3 })]);
});

test('a layer that was only erased on is empty, and an inverted mask is not', () => {
  expect(isEmptyLayer(empty, 'mask')).toBe(true);
  expect(isEmptyLayer(all(line({ layer: 'mask', isErasing: true })), 'mask')).toBe(true);
  expect(isEmptyLayer(all({ kind: 'invert', layer: 'mask' }), 'mask')).toBe(false);
});

test('a line keeps to the picture and its brush, and leaves out what is not seen', () => {
  const from = (points: readonly PaintPoint[], point: PaintPoint) => addPoint(points, point, empty);
  expect(from([], [-9_000, 9_000, 7])).toEqual([[-200, 1_000, 1]]);
  expect(from([[10, 10, 0.5]], [10.2, 10.2, 0.9])).toEqual([[10, 10, 0.5]]);
  expect(from([[10, 10, 0.5]], [12.34, 10, 0.333])).toEqual([
    [10, 10, 0.5],
    [12.3, 10, 0.33],
  ]);
  const longest = Array.from({ length: paintLimits.actPoints }, (_, x): PaintPoint => [x, 0, 0.5]);
  expect(from(longest, [0, 500, 0.5])).toBe(longest);
});

test('a painting takes no more than its limit, by acts and by points', () => {
  const acts = Array.from({ length: paintLimits.acts }, () => line());
  const full = { ...empty, acts };
  expect(isFull(full)).toBe(true);
  expect(addAct(full, line())).toBe(full);
  expect(isFull(undo(full))).toBe(false);
  const points = Array.from({ length: paintLimits.actPoints }, (_, x): PaintPoint => [x, 0, 0.5]);
  expect(isFull({ ...empty, acts: Array.from({ length: 50 }, () => line({ points })) })).toBe(true);
});

test('strokes stay where they are on a picture of another size', () => {
  const painting = undo(all(line(), { kind: 'invert', layer: 'mask' }, line({ size: 4 })));
  const large = resized(painting, { width: 1_200, height: 1_600 });
  expect(large.acts).toEqual([
    line({
      size: 16,
      points: [
        [2, 4, 0.5],
        [60, 80, 0.5],
      ],
    }),
    { kind: 'invert', layer: 'mask' },
  ]);
  expect(large.undone).toMatchObject([{ size: 8 }]);
  expect(resized(large, empty)).toEqual(painting);
  expect(resized(painting, empty)).toBe(painting);
});

test('the edge of a mask grows with its picture, is kept, and does not exceed its limit', () => {
  const soft = { ...empty, edge: 24 };
  expect(resized(soft, { width: 1_200, height: 1_600 }).edge).toBe(48);
  expect(resized({ ...empty, edge: 90 }, { width: 1_200, height: 1_600 }).edge).toBe(paintLimits.edge);
  expect(parsePainting(structuredClone(soft))).toEqual(soft);
  const { edge: _edge, ...earlier } = soft;
  expect(parsePainting(earlier)?.edge).toBe(0);
});

test('a sketch is taken away and the mask stays', () => {
  const mask = line({ layer: 'mask' });
  expect(withoutLayer(undo(all(line(), mask, line())), 'sketch')).toEqual({ ...empty, acts: [mask] });
});

test('a kept painting is read again as it was', () => {
  const painting = undo(all(line(), { kind: 'invert', layer: 'mask' }, { kind: 'clear', layer: 'mask' }, line()));
  expect(parsePainting(structuredClone(painting))).toEqual(painting);
});

test.each([
  null,
  'painting',
  { ...empty, width: 0 },
  { ...empty, width: 100_000 },
  { ...empty, edge: -1 },
  { ...empty, edge: 101 },
  { ...empty, edge: Number.NaN },
  { ...empty, acts: {} },
  { ...empty, acts: [{ ...line(), layer: 'picture' }] },
  { ...empty, acts: [{ ...line(), color: 'url(x)' }] },
  { ...empty, acts: [{ ...line(), size: 1e9 }] },
  { ...empty, acts: [{ ...line(), points: [[1, Number.NaN, 0]] }] },
  { ...empty, undone: [{ kind: 'invert', layer: 'sketch' }] },
])('what is no painting is not read: %j', (value) => {
  expect(parsePainting(value)).toBeNull();
});
