import { expect, it } from 'vitest';

import { outcomeOf } from './outcome';

it.each([
  ['paid', 'pack', 'success', 'paid'],
  ['paid', 'membership', 'success', 'member'],
  ['paid', 'pack', 'failure', 'paid'],
  ['open', 'pack', 'success', 'waiting'],
  ['open', 'pack', 'failure', 'cancelled'],
  ['declined', 'pack', 'success', 'declined'],
  ['pending', 'membership', 'success', 'pending'],
] as const)('a purchase that is %s (%s), come back to by %s, is told as %s', (state, kind, door, told) => {
  expect(outcomeOf({ kind, state }, door, false)).toBe(told);
});

it.each([
  ['paid', 'gift'],
  ['pending', 'gift-pending'],
  ['declined', 'declined'],
] as const)('a gift that is %s is told as %s', (state, told) => {
  expect(outcomeOf({ isGift: true, kind: 'pack', state }, 'success', false)).toBe(told);
});

it('a membership that was paid as a gift is told as one', () => {
  expect(outcomeOf({ isGift: true, kind: 'membership', state: 'paid' }, 'success', false)).toBe('gift-membership');
});

it('says so when the confirmation is slow', () => {
  expect(outcomeOf({ kind: 'pack', state: 'open' }, 'success', true)).toBe('slow');
});
