import type { DailyClaim, KeyValueStorage, UserStatus } from '@fabula/sdk';

import { pageKeys } from './storage-keys';

export interface DailyBonusParts {
  readonly storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Asks the server for today's points; its first call of a day is only a look (Decision 019). */
  readonly claim: () => Promise<DailyClaim>;
  /** Receives a failed claim, which is only logged (Product §4.10). */
  readonly log: (message: string, cause: unknown) => void;
}

/** A moment's UTC calendar date, as year-month-day. */
export const utcDate = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Asks once per UTC day whether points wait (Product §4.10); resolves to whether the popup is needed now. */
export async function checkDailyBonus(
  { storage, now, claim, log }: DailyBonusParts,
  status: UserStatus,
): Promise<boolean> {
  const today = utcDate(now());
  const isRegistered = status === 'REGISTERED';
  const isNeeded = () => isRegistered && storage.getItem(pageKeys.dailyBonusPopup) === 'yes';
  const isGuestsAnswer = isRegistered && storage.getItem(pageKeys.dailyBonusCheckedAs) === 'ANONYMOUS';
  if (storage.getItem(pageKeys.dailyBonusChecked) === today && !isGuestsAnswer) return isNeeded();
  try {
    const { claimed, success } = await claim();
    if (!claimed && success !== false) storage.setItem(pageKeys.dailyBonusPopup, 'yes');
    storage.setItem(pageKeys.dailyBonusChecked, today);
    const isForGuests = !claimed && success === false;
    storage.setItem(pageKeys.dailyBonusCheckedAs, isForGuests ? 'ANONYMOUS' : status);
  } catch (cause) {
    log('The daily points could not be looked up', cause);
  }
  return isNeeded();
}

/** How a claim from the popup ended: the three messages of Product §8.5. */
export type ClaimOutcome = { kind: 'claimed'; points: number } | { kind: 'already-claimed' } | { kind: 'failed' };

/** Claims from the popup. An answer settles today; after a failure the popup stays needed. */
export async function claimDailyBonus({ storage, claim, log }: DailyBonusParts): Promise<ClaimOutcome> {
  try {
    const { success, pointsAdded } = await claim();
    storage.setItem(pageKeys.dailyBonusPopup, 'no');
    return success === false ? { kind: 'already-claimed' } : { kind: 'claimed', points: pointsAdded ?? 0 };
  } catch (cause) {
    log('The daily points could not be claimed', cause);
    return { kind: 'failed' };
  }
}
