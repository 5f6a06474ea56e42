import { expect, test } from 'vitest';

import { createIdempotencyKeys, newIdempotencyKey } from './idempotency-keys';

test('a retried request keeps its key; after an answer the next one of its name gets another', () => {
  const keys = createIdempotencyKeys(newIdempotencyKey);
  const first = keys.of('regenerate m-1');
  expect(keys.of('regenerate m-1')).toBe(first);
  expect(keys.of('regenerate m-2')).not.toBe(first);
  keys.done('regenerate m-1');
  expect(keys.of('regenerate m-1')).not.toBe(first);
});

test('a key matches the pattern of the contract', () => {
  expect(newIdempotencyKey()).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
});
