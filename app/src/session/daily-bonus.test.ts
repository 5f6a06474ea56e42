import { safeStorage, type DailyClaim } from '@fabula/sdk';
import { describe, expect, test, vi } from 'vitest';

import { checkDailyBonus, claimDailyBonus, utcDate } from './daily-bonus';
import { pageKeys } from './storage-keys';

const noon = Date.UTC(2026, 10, 21, 12);

function setUp(answer: DailyClaim | Error, stored: Record<string, string> = {}) {
  const storage = safeStorage(() => undefined);
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const claim = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const log = vi.fn();
  return { storage, claim, log, now: () => noon };
}

describe('the check after a session has started', () => {
  test.each([
    ['the reward waits', { claimed: false, success: true, pointsAdded: 0 }, 'yes'],
    ['the answer leaves success out', { claimed: false }, 'yes'],
    ['a guest has none', { claimed: false, success: false, pointsAdded: 0 }, null],
    ['it is claimed already', { claimed: true, success: false, pointsAdded: 0 }, null],
    ['this very call claimed it', { claimed: true, success: true, pointsAdded: 20 }, null],
  ] as const)('%s', async (_, answer, popup) => {
    const parts = setUp(answer);
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(popup === 'yes');
    expect(parts.storage.getItem(pageKeys.dailyBonusPopup)).toBe(popup);
    expect(parts.storage.getItem(pageKeys.dailyBonusChecked)).toBe('2026-11-21');
  });

  test('happens once per UTC day', async () => {
    const parts = setUp({ claimed: false }, { [pageKeys.dailyBonusChecked]: '2026-11-21' });
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(false);
    expect(parts.claim).not.toHaveBeenCalled();
  });

  test('happens again on the next day', async () => {
    const parts = setUp({ claimed: false }, { [pageKeys.dailyBonusChecked]: '2026-11-20' });
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(true);
  });

  test('keeps a popup of an earlier visit waiting', async () => {
    const stored = { [pageKeys.dailyBonusChecked]: '2026-11-21', [pageKeys.dailyBonusPopup]: 'yes' };
    expect(await checkDailyBonus(setUp({ claimed: true }, stored), 'REGISTERED')).toBe(true);
  });

  test('is offered to a new account although its guest was offered none', async () => {
    const parts = setUp({ claimed: false, success: false });
    await checkDailyBonus(parts, 'ANONYMOUS');
    parts.claim.mockResolvedValue({ claimed: false, success: true });
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(true);
    expect(parts.claim).toHaveBeenCalledTimes(2);
  });

  test('happens again for an account whose session had expired, so that the answer was a guest’s', async () => {
    const parts = setUp({ claimed: false, success: false, pointsAdded: 0 });
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(false);
    parts.claim.mockResolvedValue({ claimed: false, success: true });
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(true);
  });

  test('happens once for an account that signs out and in again: a second look would be the claim', async () => {
    const parts = setUp({ claimed: false, success: true });
    await checkDailyBonus(parts, 'REGISTERED');
    expect(await checkDailyBonus(parts, 'ANONYMOUS')).toBe(false);
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(true);
    expect(parts.claim).toHaveBeenCalledOnce();
  });

  test('a failure is only logged, and the next visit asks again', async () => {
    const parts = setUp(new Error('offline'));
    expect(await checkDailyBonus(parts, 'REGISTERED')).toBe(false);
    expect(parts.log).toHaveBeenCalledOnce();
    expect(parts.storage.getItem(pageKeys.dailyBonusChecked)).toBeNull();
  });

  test('the day changes at midnight UTC, wherever the visitor is', () => {
    expect(utcDate(Date.parse('2026-11-22T01:30:00+02:00'))).toBe('2026-11-21');
  });
});

describe('the claim from the popup', () => {
  test.each([
    ['pays', { claimed: true, success: true, pointsAdded: 50 }, { kind: 'claimed', points: 50 }],
    ['comes too late', { claimed: true, success: false, pointsAdded: 0 }, { kind: 'already-claimed' }],
  ] as const)('%s, and the popup is needed no more', async (_, answer, outcome) => {
    const parts = setUp(answer, { [pageKeys.dailyBonusPopup]: 'yes' });
    expect(await claimDailyBonus(parts)).toEqual(outcome);
    expect(parts.storage.getItem(pageKeys.dailyBonusPopup)).toBe('no');
  });

  test('fails, and the popup stays to try again', async () => {
    const parts = setUp(new Error('offline'), { [pageKeys.dailyBonusPopup]: 'yes' });
    expect(await claimDailyBonus(parts)).toEqual({ kind: 'failed' });
    expect(parts.storage.getItem(pageKeys.dailyBonusPopup)).toBe('yes');
  });
});
