import type { StoryCardValue } from '../content/model';
import type { MoneyValue } from '../shop/model';

/** Stories of one creator that are sold together. */
export interface BundleValue {
  readonly bundleId: string;
  readonly title: string;
  readonly description: string;
  /** The price. */
  readonly points: number;
  /** What the points cost at most; null where no points are sold. */
  readonly about: MoneyValue | null;
  /** Null where the creator has no name. */
  readonly creatorName: string | null;
  readonly stories: readonly StoryCardValue[];
  /** Whether it can be bought now. */
  readonly onSale: boolean;
  readonly owned: boolean;
  /** Whether the reader has made it. */
  readonly own: boolean;
}

/** A bundle as its creator sees it. */
export interface OwnBundleValue extends BundleValue {
  /** Whether the creator wants to sell it. */
  readonly isWanted: boolean;
  readonly sales: { readonly count: number; readonly points: number };
}

/** What a creator fills in. */
export interface BundleDraft {
  readonly title: string;
  readonly description: string;
  /** As it was typed. */
  readonly points: string;
  /** In the order in which readers see them. */
  readonly storyIds: readonly string[];
  readonly onSale: boolean;
}

/** Why the server refused a bundle. */
export type BundleProblem = 'title' | 'description' | 'points' | 'stories' | 'failed';

export const fewestStories = 2;
export const mostStories = 12;
export const leastPoints = 10;
export const mostPoints = 5000;

/** What a creator gets of a price: seven tenths, rounded down, as the server counts it. */
export const shareOf = (points: number): number => Math.floor((points * 7) / 10);

/** The price that was typed; undefined for one that is not allowed. */
export function readPoints(typed: string): number | undefined {
  const points = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return points >= leastPoints && points <= mostPoints ? points : undefined;
}
