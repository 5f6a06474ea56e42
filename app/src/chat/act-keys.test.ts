import { expect, test } from 'vitest';

import { createActKeys, newActKey } from './act-keys';

test('an act that is tried again keeps its key; once it is done, the next of its name has another', () => {
  const keys = createActKeys(newActKey);
  const first = keys.of('regenerate m-1');
  expect(keys.of('regenerate m-1')).toBe(first);
  expect(keys.of('regenerate m-2')).not.toBe(first);
  keys.done('regenerate m-1');
  expect(keys.of('regenerate m-1')).not.toBe(first);
});

test('a key is one that the contract takes', () => {
  expect(newActKey()).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
});
