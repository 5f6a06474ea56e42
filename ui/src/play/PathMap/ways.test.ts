import { expect, test } from 'vitest';

import { countingPath } from '../fixtures/rounds';
import { waysOf, type WayValue } from './ways';

const drawn = (way: WayValue): unknown =>
  way.map(({ round, forks }) => (forks.length === 0 ? round.roundId : [round.roundId, ...forks.map(drawn)]));

test('the path is straight, and other paths branch where they left it', () => {
  expect(drawn(waysOf(countingPath))).toEqual([['r-1', ['y-2']], ['r-2', ['x-3', 'x-4', 'x-5']], 'r-3', 'r-4']);
});

test('rounds beyond the point of return become another path', () => {
  expect(drawn(waysOf({ ...countingPath, pathIds: ['r-1', 'r-2'] }))).toEqual([
    ['r-1', ['y-2']],
    ['r-2', ['r-3', 'r-4'], ['x-3', 'x-4', 'x-5']],
  ]);
});

test('ways off the path fork as well', () => {
  const path = { ...countingPath, pathIds: ['r-1', 'y-2'] };
  expect(drawn(waysOf(path))).toEqual([['r-1', [['r-2', ['r-3', 'r-4']], 'x-3', 'x-4', 'x-5']], 'y-2']);
});

test('a round that is not known yet is left out', () => {
  expect(drawn(waysOf({ ...countingPath, pathIds: ['r-1', 'new'] }))).toEqual([
    ['r-1', [['r-2', ['r-3', 'r-4']], 'x-3', 'x-4', 'x-5'], ['y-2']],
  ]);
});
