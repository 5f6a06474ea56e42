import { describe, expect, it } from 'vitest';

import type { BonusValue } from '../model';
import { cellsOf, milestoneOf, weekdaysOf } from './month-days';

const bonus: BonusValue = {
  today: '2026-11-21',
  state: 'claimable',
  streak: 5,
  nextPoints: 20,
  nextDayAt: '2026-11-22T00:00:00.000Z',
  month: '2026-11',
  days: [{ day: '2026-11-20', points: 20, streak: 5 }],
  rules: { daily: 20, streakDays: 7, streakBonus: 50 },
};

describe('the month of the daily reward', () => {
  it('has its days in order, with what was claimed and where today is', () => {
    const { cells } = cellsOf(bonus, 'en-US');
    expect(cells).toHaveLength(30);
    expect(cells[19]).toMatchObject({ day: '2026-11-20', number: 20, claimed: 20, isToday: false, isPast: true });
    expect(cells[20]).toMatchObject({ isToday: true, isPast: false, claimed: undefined });
  });

  it.each([
    ['two more claims are needed, today’s among them', { state: 'claimable', streak: 5 }, '2026-11-22'],
    ['today’s was the sixth', { state: 'claimed', streak: 6 }, '2026-11-22'],
    ['today’s was the seventh: a week from now', { state: 'claimed', streak: 7 }, '2026-11-28'],
    ['nothing was claimed: seven days, today among them', { state: 'claimable', streak: 0 }, '2026-11-27'],
  ] as const)('marks the next larger reward: %s', (_case, change, day) => {
    expect(milestoneOf({ ...bonus, ...change })).toBe(day);
  });

  it.each([
    ['en-US', 0],
    ['de-DE', 6],
  ])('begins the week as in %s', (locale, empty) => {
    expect(cellsOf(bonus, locale).empty).toBe(empty);
    const [first] = weekdaysOf(locale);
    expect(new Date(first ?? 0).getUTCDay()).toBe(empty === 0 ? 0 : 1);
  });
});
