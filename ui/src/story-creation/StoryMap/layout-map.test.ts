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

it('crosses no ways that need not cross', () => {
  const names = ['a', 'b', 'c', 'd'];
  const pairs = names.flatMap((name) => [
    { from: '', to: name },
    { from: name, to: `${name}-end` },
  ]);
  const ids = ['', 'c', 'a', 'd', 'b', 'b-end', 'd-end', 'a-end', 'c-end'];
  const { nodes } = layOut({ nodes: ids.map(node), edges: pairs });
  const xOf = (id: string) => nodes[ids.indexOf(id)]?.x ?? Number.NaN;
  const fromLeft = (suffix: string) => names.toSorted((one, other) => xOf(one + suffix) - xOf(other + suffix));
  expect(fromLeft('-end')).toEqual(fromLeft(''));
});

it('keeps a story of many parts narrow, whose ways lead on and now and then back', () => {
  const names = Array.from({ length: 120 }, (_, index) => String(index));
  const edges = names.flatMap((from, index) =>
    [index + 1, index + 2, ...(index % 25 === 24 ? [index - 12] : [])]
      .filter((to) => to < names.length)
      .map((to) => ({ from, to: String(to) })),
  );
  const { nodes, width } = layOut({ nodes: names.map(node), edges });
  expect(width).toBeLessThan(6 * size.width);
  const places = new Set(nodes.map(({ x, y }) => `${String(x)},${String(y)}`));
  expect(places.size).toBe(names.length);
});
