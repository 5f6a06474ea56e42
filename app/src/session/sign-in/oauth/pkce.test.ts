import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { createPkce } from './pkce';

test('the verifier is 32 random bytes, the challenge its S256', async () => {
  const { verifier, challenge } = await createPkce();
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(Buffer.from(verifier, 'base64url')).toHaveLength(32);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
});

test('no two are alike', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, createPkce));
  expect(new Set(made.map(({ verifier }) => verifier)).size).toBe(50);
});
