import { expect, it } from 'vitest';

import { layOut } from './layout-map';

const size = { width: 100, height: 32 };
const node = (nodeId: string) => ({ nodeId, ...size });

it('puts what follows below what leads there, and parts of one row beside each other', () => {
  const { edges, height, nodes, width } = layOut({
    nodes: ['', 'left', 'right', 'end'].map(node),
    edges: [
      { from: '', to: 'left' },
      { from: '', to: 'right' },
      { from: 'left', to: 'end' },
      { from: 'right', to: 'end' },
      { from: 'end', to: '' },
    ],
  });
  const [start, left, right, end] = nodes;
  expect(start?.y).toBeLessThan(left?.y ?? 0);
  expect(left?.y).toBe(right?.y);
  expect(Math.abs((left?.x ?? 0) - (right?.x ?? 0))).toBeGreaterThanOrEqual(size.width);
  expect(end?.y).toBeGreaterThan(left?.y ?? 0);
  expect(edges.every((points) => points.length > 1)).toBe(true);
  expect([width > 200, height > 100]).toEqual([true, true]);
});

it('draws a part that leads to itself', () => {
  const { edges } = layOut({ nodes: [node('hall')], edges: [{ from: 'hall', to: 'hall' }] });
  expect(edges[0]).toHaveLength(4);
});
