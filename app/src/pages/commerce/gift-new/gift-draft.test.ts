import { expect, test } from 'vitest';

import { daysToChoose, methodFor, problemOf, toGift } from './gift-draft';

const draft = {
  offerId: 'points-300',
  way: 'mail',
  email: ' noor@example.com ',
  deliverOn: '2026-12-24',
  note: ' ',
} as const;

test('a mail has its address and its day, a link has neither, and an empty note is none', () => {
  expect(toGift(draft)).toEqual({ email: 'noor@example.com', deliverOn: '2026-12-24' });
  expect(toGift({ ...draft, deliverOn: '' })).toEqual({ email: 'noor@example.com' });
  expect(toGift({ ...draft, way: 'link', note: 'Read on.' })).toEqual({ note: 'Read on.' });
});

test('the days begin today in UTC and end a year later', () => {
  expect(daysToChoose(Date.parse('2026-11-27T23:59:59Z'))).toEqual({ first: '2026-11-27', last: '2027-11-27' });
});

test.each([
  [{ reason: 'VALIDATION_FAILED', field: 'gift.email' }, 'email'],
  [{ reason: 'FORBIDDEN', field: 'gift.note' }, 'note'],
  [{ reason: 'VALIDATION_FAILED', field: 'gift.deliverOn' }, 'deliverOn'],
  [{ reason: 'RATE_LIMITED' }, 'tooMany'],
  [{ reason: 'UNAVAILABLE' }, 'notOpened'],
  [undefined, 'notOpened'],
])('the refusal %o is shown as %s', (refusal, problem) => {
  expect(problemOf(refusal)).toBe(problem);
});

test('a membership is paid by a way that sells memberships, else by the usual one', () => {
  const offers = {
    memberships: [
      {
        offerId: 'membership-month',
        period: 'month' as const,
        price: { amount: 1190, currency: 'USD' },
        monthlyPoints: 1500,
        memoryTimes: 2,
      },
    ],
    methods: [
      { name: 'stripe', memberships: true },
      { name: 'web3', memberships: false },
    ],
  };
  expect(methodFor(offers, 'points-300', 'web3')).toBe('web3');
  expect(methodFor(offers, 'membership-month', 'web3')).toBeUndefined();
  expect(methodFor(offers, 'membership-month', 'stripe')).toBe('stripe');
});
