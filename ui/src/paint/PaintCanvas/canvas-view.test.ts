import { expect, test } from 'vitest';

import { moved, wholeView, zoomed } from './canvas-view';

test('what is under the fingers stays under them', () => {
  const view = zoomed(moved(wholeView, 10, -20), 2, { x: 100, y: 40 });
  expect(view).toEqual({ scale: 2, x: -80, y: -80 });
  // A point of the picture lies at `view.x + point * scale`.
  const point = (100 - 10) / 1;
  expect(view.x + point * view.scale).toBe(100);
});

test('zooming ends at its bounds, and nothing moves there', () => {
  const most = zoomed(wholeView, 100, { x: 50, y: 50 });
  expect(most.scale).toBe(8);
  expect(zoomed(most, 2, { x: 9, y: 9 })).toEqual(most);
  expect(zoomed(wholeView, 0.001).scale).toBe(0.5);
});
