import { expect, it } from 'vitest';

import { hasRoomFor, isExpired, mostUnsent, wishedAgain, type UnsentMessage } from './unsent-message';

const written: UnsentMessage = {
  key: 'first key',
  chatId: 'cht-1',
  text: 'Who lights it?',
  parentId: 'msg-1',
  imageIds: [],
  triedAt: null,
  refusal: null,
};
const hourMs = 3_600_000;

it('leaves no room for more messages or more words than a device keeps', () => {
  expect(
    hasRoomFor(
      Array.from({ length: mostUnsent - 1 }, () => written),
      'One more.',
    ),
  ).toBe(true);
  expect(
    hasRoomFor(
      Array.from({ length: mostUnsent }, () => written),
      'One more.',
    ),
  ).toBe(false);
  expect(
    hasRoomFor(
      Array.from({ length: 25 }, () => ({ text: 'a'.repeat(8_000) })),
      'One more.',
    ),
  ).toBe(false);
});

it('does not try a message again by itself once the server may have forgotten its key', () => {
  expect(isExpired({ triedAt: 0 }, 46 * hourMs)).toBe(false);
  expect(isExpired({ triedAt: 0 }, 48 * hourMs)).toBe(true);
  expect(isExpired(written, 480 * hourMs)).toBe(false);
});

it('sends a refused message by the same key, and by another one where the same request cannot succeed', () => {
  const newKey = () => 'second key';
  expect(wishedAgain({ ...written, refusal: 'points', triedAt: 5 }, newKey)).toEqual({ ...written, triedAt: 5 });
  expect(wishedAgain({ ...written, refusal: 'expired', triedAt: 5 }, newKey)).toEqual({
    ...written,
    key: 'second key',
    parentId: null,
  });
});
