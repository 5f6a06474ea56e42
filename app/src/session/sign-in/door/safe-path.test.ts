import { expect, test } from 'vitest';

import { safePath } from './safe-path';

const origin = 'https://fabula.example';

test.each(['/en-US/character-profile/maren-vale', '/zh-CN/story-hub?sort=newest#top'])(
  '%s may be gone back to',
  (address) => {
    expect(safePath(address, origin)).toBe(address);
  },
);

test.each([
  undefined,
  '',
  'en-US/story-hub',
  'https://elsewhere.example/en-US/story-hub',
  '//elsewhere.example/en-US/story-hub',
  '/\\elsewhere.example/en-US/story-hub',
  '/\t/elsewhere.example/en-US/story-hub',
  'javascript:alert(1)',
  '/api/user/sessions',
  '/dev/identity',
  '/en-US/../api/user/sessions',
  '/en-US/registerlogin/?code=1',
  '/en-US/register',
])('%s may not', (address) => {
  expect(safePath(address, origin)).toBeUndefined();
});
