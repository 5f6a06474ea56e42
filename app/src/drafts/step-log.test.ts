import { expect, it } from 'vitest';

import { reverseOfList } from './step-log';

const takenBack = (before: string[], after: string[], now = after) => reverseOfList(before, after)?.(now);

it('takes an added, a removed and a moved entry back', () => {
  expect(takenBack(['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(takenBack(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(takenBack(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
});

it('keeps what was written in other entries since', () => {
  expect(takenBack(['a', 'b', 'c'], ['a', 'c'], ['a and more', 'c'])).toEqual(['a and more', 'b', 'c']);
  expect(takenBack(['a', 'b'], ['b', 'a'], ['b and more', 'a'])).toEqual(['a', 'b and more']);
});

it('removes no entry that was written since it was added', () => {
  expect(takenBack(['a'], ['a', ''], ['a', 'written'])).toBeNull();
  expect(takenBack(['a'], ['a', ''], ['a, changed', ''])).toEqual(['a, changed']);
});

it('leaves writing to the browser’s own undo', () => {
  expect(reverseOfList(['a', 'b'], ['a', 'b and more'])).toBeNull();
});
