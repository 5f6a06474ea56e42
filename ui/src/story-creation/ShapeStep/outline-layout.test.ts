import { expect, it } from 'vitest';

import { ferryOutline } from '../fixtures/story-fields';
import type { OutlineValue } from '../model';
import { layoutOutline } from './outline-layout';

it('puts the opening first, ways that part side by side, and the endings last', () => {
  const { places, rows } = layoutOutline(ferryOutline);
  const rowOf = new Map(places.map(({ nodeId, row }) => [nodeId, row]));
  expect(rowOf.get('opening')).toBe(0);
  expect(rowOf.get('round_2_1')).toBe(rowOf.get('round_2_2'));
  expect(rowOf.get('ending_1')).toBe(rows - 1);
  expect(places.map(({ nodeId }) => nodeId)).toEqual(ferryOutline.nodes.map(({ nodeId }) => nodeId));
});

it('ends in a story whose ways go round, and spreads many places over rows', () => {
  const placeIds = Array.from({ length: 12 }, (_, index) => `place_${index}`);
  const round: OutlineValue = {
    nodes: [
      { nodeId: 'hub', kind: 'hub', act: 1, beat: null, title: '' },
      ...placeIds.map((nodeId) => ({ nodeId, kind: 'place', act: 1, beat: null, title: '' }) as const),
    ],
    edges: placeIds.flatMap((nodeId) => [
      { from: 'hub', to: nodeId },
      { from: nodeId, to: 'hub' },
    ]),
  };
  const { places, rows } = layoutOutline(round);
  expect(rows).toBe(4);
  expect(places).toHaveLength(13);
  expect(new Set(places.map(({ x, row }) => `${x} ${row}`)).size).toBe(13);
});
