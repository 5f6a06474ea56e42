import { expect, test } from 'vitest';

import { keepRoundTrip, readRoundTrip } from './round-trip';
import { forgetTurnedBack } from './forget-turned-back';

const away = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  keepRoundTrip(storage, { provider: 'google', state: 'state-1', leftPage: '/en-US/prices' });
  return storage;
};

test.each([
  ['Back loads the page afresh', { hasReturned: false, kind: 'back_forward' }, undefined],
  ['the provider sends the visitor back', { hasReturned: true, kind: 'back_forward' }, 'google'],
  ['another tab is opened meanwhile', { hasReturned: false, kind: 'navigate' }, 'google'],
  ['the browser does not say how the page came', { hasReturned: false, kind: undefined }, 'google'],
])('when %s', (_, arrival, pending) => {
  const storage = away();
  forgetTurnedBack(storage, arrival);
  expect(readRoundTrip(storage)?.provider).toBe(pending);
});
