import { expect, it } from 'vitest';

import { mapGraph, type MapPart } from './map-model';

const part = (partId: string, line: number, lastLine: number): MapPart => ({
  partId,
  kind: partId === '' ? 'start' : 'knot',
  line,
  lastLine,
  reach: 'read',
  share: 1,
});

const map = {
  isRead: true,
  parts: [part('', 1, 3), part('quay', 4, 8), part('sea', 9, 12)],
  ways: [
    { from: '', to: 'quay', line: 3, written: true, seen: true, back: false },
    { from: 'quay', to: 'sea', line: null, written: false, seen: true, back: false },
    { from: 'sea', to: 'quay', line: 12, written: true, seen: false, back: true },
  ],
};

it('draws each ending at the part that declares it, and none whose place is not known', () => {
  const ending = { fewestChoices: 1, isReached: true, title: null };
  const { edges, nodes } = mapGraph(
    map,
    [
      { ...ending, endingId: 'drowned', line: 10 },
      { ...ending, endingId: 'end', line: null },
    ],
    [],
  );
  expect(nodes.map(({ kind, name }) => [kind, name])).toEqual([
    ['start', null],
    ['knot', 'quay'],
    ['knot', 'sea'],
    ['ending', 'drowned'],
  ]);
  expect(edges.at(-1)).toMatchObject({ from: 'sea', kind: 'both' });
});

it('tells ways that are written from those that only readings show, and marks those that lead back', () => {
  const { edges } = mapGraph(map, [], []);
  expect(edges.map(({ isBack, kind }) => [kind, isBack])).toEqual([
    ['both', false],
    ['seen', false],
    ['written', true],
  ]);
});

it('marks the part that an error is in', () => {
  const { nodes } = mapGraph(map, [], [8]);
  expect(nodes.filter(({ isFaulty }) => isFaulty).map(({ name }) => name)).toEqual(['quay']);
});
