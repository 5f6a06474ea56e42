import type { DailyAmounts } from '../config/config.ts';
import type { Trx } from '../db/database.ts';
import { DAY_MS, utcDay } from '../lib/utc-day.ts';
import { findStreak, recordClaim, recordOffer } from './daily-bonus-store.ts';
import { post, type LedgerDeps } from './ledger-store.ts';

/** Every seventh day pays more. */
export const STREAK_DAYS = 7;

export interface DailyClaim {
  /** Paid, now or earlier. */
  claimed: boolean;
  /** This call recorded the offer or paid. */
  success: boolean;
  pointsAdded: number;
}

export const NO_CLAIM: DailyClaim = { claimed: false, success: false, pointsAdded: 0 };
const OFFERED: DailyClaim = { claimed: false, success: true, pointsAdded: 0 };
const ALREADY_CLAIMED: DailyClaim = { claimed: true, success: false, pointsAdded: 0 };

/** A device's first call of a UTC day offers, the next claims; an account is paid once a day (Decision 019). */
export async function claimDaily(
  trx: Trx,
  deps: LedgerDeps,
  who: { accountId: string; deviceId: string },
  amounts: DailyAmounts,
): Promise<DailyClaim> {
  const now = deps.clock.now();
  const day = utcDay(now);
  if ((await findStreak(trx, who.accountId, day)) !== undefined) return ALREADY_CLAIMED;
  if (await recordOffer(trx, { account_id: who.accountId, device_id: who.deviceId, day, created_at: now })) {
    return OFFERED;
  }
  const yesterday = await findStreak(trx, who.accountId, utcDay(now - DAY_MS));
  const streak = (yesterday ?? 0) + 1;
  const pointsAdded = bonusOf(streak, amounts);
  const claim = { account_id: who.accountId, day, points: pointsAdded, streak, created_at: now };
  if (!(await recordClaim(trx, claim))) return ALREADY_CLAIMED;
  await post(trx, deps, {
    walletId: who.accountId,
    amount: pointsAdded,
    reason: 'daily-bonus',
    reference: `daily:${who.accountId}:${day}`,
  });
  return { claimed: true, success: true, pointsAdded };
}

export function bonusOf(streak: number, amounts: DailyAmounts): number {
  return streak % STREAK_DAYS === 0 ? amounts.dailyStreak : amounts.daily;
}
