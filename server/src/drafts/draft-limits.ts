import { AppError } from '../errors.ts';
import { DAY_MS } from '../lib/utc-day.ts';

const MOST_DRAFTS = { account: 50, guest: 5 };

export const UNDO_MS = DAY_MS;

export const BEGUN_PER_MINUTE = 20;
/** Changes of an owner in a minute: a device sends one after each pause of its writer. */
export const CHANGES_PER_MINUTE = 240;

export function mostDrafts(isGuest: boolean): number {
  return isGuest ? MOST_DRAFTS.guest : MOST_DRAFTS.account;
}

/**
 * @param count Drafts that the owner has, one that is asked for left out.
 * @throws {AppError} CONFLICT when there are too many.
 */
export function requireRoomForDraft(count: number, isGuest: boolean): void {
  const most = mostDrafts(isGuest);
  if (count < most) return;
  throw new AppError('CONFLICT', `You have ${most} drafts: keep or delete one first`);
}

/** @throws {AppError} VALIDATION_FAILED for a revision that the draft has not reached. */
export function requireReached({ revision }: { revision: number }, known: number): void {
  if (known <= revision) return;
  throw new AppError('VALIDATION_FAILED', 'If-Match: the draft has no such revision', { field: 'If-Match' });
}

export function noDraft(): AppError {
  return new AppError('NOT_FOUND', 'There is no such draft');
}
