import type { BonusCalendar } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { DAY_MS, utcDay } from '../lib/utc-day.ts';
import { findDays, findStreak } from './daily-bonus-store.ts';
import type { DailyAmounts } from '../config/config.ts';
import { bonusOf, STREAK_DAYS } from './daily-bonus.ts';

const MONTH_LENGTH = '2026-11'.length;

/** A month's bonuses (such as `2026-11`, UTC; the current one by default); reading pays nothing. */
export async function readBonusCalendar(
  db: Queries,
  { accountId, now, month }: { accountId: string | undefined; now: number; month: string | undefined },
  amounts: DailyAmounts,
): Promise<BonusCalendar> {
  const today = utcDay(now);
  const shown = month ?? today.slice(0, MONTH_LENGTH);
  const rules = { daily: amounts.daily, streakDays: STREAK_DAYS, streakBonus: amounts.dailyStreak };
  const frame = { today, nextDayAt: new Date(nextDay(now)).toISOString(), month: shown, rules };
  if (accountId === undefined) {
    return { ...frame, state: 'registration-required', streak: 0, nextPoints: bonusOf(1, amounts), days: [] };
  }
  const claimedToday = await findStreak(db, accountId, today);
  const streak = claimedToday ?? (await findStreak(db, accountId, utcDay(now - DAY_MS))) ?? 0;
  return {
    ...frame,
    state: claimedToday === undefined ? 'claimable' : 'claimed',
    streak,
    nextPoints: bonusOf(streak + 1, amounts),
    days: await findDays(db, accountId, shown),
  };
}

function nextDay(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}
