import { expect, test } from 'vitest';

import { bonusClaimed, bonusFailed, loggedOut, somethingFailed } from '@fabula/ui';

import { createToasts } from './toasts';

const idsOf = ({ list }: ReturnType<typeof createToasts>) => list.get().toasts.map(({ id }) => id);

test('a message that is repeated is shown once, as the newest', () => {
  const toasts = createToasts();
  toasts.show(somethingFailed());
  toasts.show(loggedOut());
  toasts.show(somethingFailed());
  expect(idsOf(toasts)).toEqual(['toast-2', 'toast-3']);
});

test('a claim that succeeds takes the place of the one that failed', () => {
  const toasts = createToasts();
  toasts.show(bonusFailed());
  toasts.show(bonusClaimed(20));
  expect(toasts.list.get().toasts.map(({ tone }) => tone)).toEqual(['points']);
});
