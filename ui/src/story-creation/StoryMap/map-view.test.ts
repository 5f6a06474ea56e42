import { expect, it } from 'vitest';

import { firstView, fitView, zoomAt } from './map-view';

it('keeps the point under the pointer where it is', () => {
  const before = { x: 10, y: 20, scale: 1 };
  const after = zoomAt(before, 2, { x: 110, y: 120 });
  expect(after.scale).toBe(2);
  expect((110 - after.x) / after.scale).toBe((110 - before.x) / before.scale);
});

it('does not zoom without end', () => {
  expect(zoomAt({ x: 0, y: 0, scale: 2.9 }, 4, { x: 0, y: 0 }).scale).toBe(3);
  expect(zoomAt({ x: 0, y: 0, scale: 0.06 }, 0.1, { x: 0, y: 0 }).scale).toBe(0.01);
});

it('shows all of a map, and of a large one first what can be read', () => {
  const pane = { width: 400, height: 600 };
  expect(fitView({ width: 800, height: 600 }, pane)).toEqual({ scale: 0.5, x: 0, y: 150 });
  expect(firstView({ width: 200, height: 300 }, pane, 90)).toEqual({ scale: 1, x: 100, y: 150 });
  expect(firstView({ width: 2_000, height: 20_000 }, pane, 1_000)).toEqual({ scale: 0.55, x: -350, y: 0 });
});
