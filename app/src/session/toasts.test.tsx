import { expect, test } from 'vitest';

import type { ToastMessage } from '@fabula/ui';

import { createToasts } from './toasts';

const failed: ToastMessage = { tone: 'danger', message: <p id="failed" /> };
const loggedOut: ToastMessage = { tone: 'success', message: <p id="logged-out" /> };

test('a message that is repeated is shown once, as the newest', () => {
  const toasts = createToasts();
  toasts.show(failed);
  toasts.show(loggedOut);
  toasts.show(failed);
  expect(toasts.list.get().toasts.map(({ id }) => id)).toEqual(['toast-2', 'toast-3']);
});

test('a message takes the place of the one that it answers', () => {
  const toasts = createToasts();
  toasts.show({ ...failed, topic: 'dailyBonus' });
  toasts.show({ tone: 'points', topic: 'dailyBonus', message: <p id="claimed" /> });
  expect(toasts.list.get().toasts.map(({ tone }) => tone)).toEqual(['points']);
});
