import { expect, test } from 'vitest';

import { createSignInDoor } from './sign-in-door';

test('opens for a wish, and forgets the wish of the time before', () => {
  const { request, open, close } = createSignInDoor();
  open({ next: '/en-US/user-profile' });
  expect(request.get()).toMatchObject({ isOpen: true, next: '/en-US/user-profile', openings: 1 });
  close();
  expect(request.get().isOpen).toBe(false);
  open();
  expect(request.get()).toMatchObject({ isOpen: true, next: undefined, openings: 2 });
});

test('hands out what a visitor returned with once', () => {
  const { takeReturn } = createSignInDoor('?code=code-1');
  expect([takeReturn(), takeReturn()]).toEqual(['?code=code-1', '']);
});

test('remembers the code that was sent while the popup is closed', () => {
  const { sentCode, open, close } = createSignInDoor();
  open();
  sentCode.set({ sentTo: 'reader@example.org', sentAt: 0, resendAt: 60_000 });
  close();
  open();
  expect(sentCode.get()).toEqual({ sentTo: 'reader@example.org', sentAt: 0, resendAt: 60_000 });
});
