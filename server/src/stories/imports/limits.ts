import { AppError } from '../../errors.ts';
import type { StoryOwner } from './story-owner.ts';

/** Caps of what a story may take while it is looked through. They are far above any story that people write. */
export const LIMITS = {
  /** Milliseconds after which no further reading is begun. */
  readingMs: 3_000,
  /** Milliseconds for all ways through a story. */
  waysMs: 3_000,
  readings: 120,
  /** Further readings, which take what the others took least. */
  curiousReadings: 80,
  listItems: 1_000,
  problems: 100,
  message: 500,
  opening: 1_200,
} as const;

const MOST_STORIES = { account: 200, guest: 20 };

/** @throws {AppError} CONFLICT for an owner who has as many stories as there may be. */
export function requireRoom(count: number, { isGuest }: Pick<StoryOwner, 'isGuest'>): void {
  const most = isGuest ? MOST_STORIES.guest : MOST_STORIES.account;
  if (count >= most) throw new AppError('CONFLICT', `You have ${most} stories: delete one first`);
}
