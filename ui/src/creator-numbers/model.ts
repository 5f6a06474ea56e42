import type { CountedWork, CreatorMeasure, DayCount } from '@fabula/sdk/types';

/** A count of a period. */
export interface CountValue {
  readonly measure: CreatorMeasure;
  /** Null for fewer than five people. */
  readonly count: number | null;
}

/** A count of a period, with the days that have one to show, the first one first. */
export interface DailyCountValue extends CountValue {
  readonly days: readonly DayCount[];
}

/** The first and the last day (UTC), as `2026-11-21`. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

export interface PeriodValue {
  /** Undefined for all time. */
  readonly days: number | undefined;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface WorkValue {
  readonly work: CountedWork;
  readonly counts: readonly CountValue[];
  readonly href: string;
}
