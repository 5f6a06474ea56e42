import { safeStorage } from '@fabula/sdk';
import { expect, test } from 'vitest';
import { number, object } from 'zod/mini';

import { stored } from './stored';

const timer = stored('timer', object({ since: number() }));

test('reads what it wrote, as after a reload', () => {
  const storage = safeStorage(() => undefined);
  timer.write(storage, { since: 5 });
  expect(timer.read(storage)).toEqual({ since: 5 });
});

test.each([null, '', 'yes', '1', '{"since":"5"}', '{'])('ignores the invalid text %j', (text) => {
  const storage = safeStorage(() => undefined);
  if (text !== null) storage.setItem('timer', text);
  expect(timer.read(storage)).toBeUndefined();
});
