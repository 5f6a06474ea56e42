import type { DayCount } from '@fabula/sdk/types';

import type { DaySpan } from './model';

const dayMs = 86_400_000;
/** More bars than this are too thin to be seen. */
const mostBars = 90;

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The heights of the bars of a span: of single days, or of as many days together as there have to be. */
export function barsOf(days: readonly DayCount[], { from, until }: DaySpan): number[] {
  const first = numberOf(from);
  const length = Math.max(1, numberOf(until) - first + 1);
  const daysOfBar = Math.ceil(length / mostBars);
  const bars = Array.from({ length: Math.ceil(length / daysOfBar) }, () => 0);
  for (const { count, day } of days) {
    const place = Math.floor((numberOf(day) - first) / daysOfBar);
    if (place >= 0 && place < bars.length) bars[place] = (bars[place] ?? 0) + count;
  }
  return bars;
}
