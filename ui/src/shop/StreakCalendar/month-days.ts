import type { BonusValue } from '../model';

export interface DayCell {
  /** UTC day, such as `2026-11-21`. */
  readonly day: string;
  /** Day of the month. */
  readonly number: number;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** Points that were claimed; undefined for none. */
  readonly claimed: number | undefined;
  /** The next day that pays the larger reward, if no day is left out until then. */
  readonly isMilestone: boolean;
}

const dayMs = 86_400_000;

/** Languages whose calendars begin the week on Sunday; the others begin on Monday (Unicode CLDR, week data). */
const sundayFirst: ReadonlySet<string> = new Set(['en-US', 'ar-SA', 'pt-PT', 'ja-JP', 'ko-KR']);

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The day on which the row of days next pays the larger reward. */
export function milestoneOf({ today, state, streak, rules }: BonusValue): string {
  const last = state === 'claimed' ? at(today) : at(today) - dayMs;
  return dayOf(last + (rules.streakDays - (streak % rules.streakDays)) * dayMs);
}

/** The days of a month in order, and how many places of its first week stay empty. */
export function cellsOf(
  bonus: BonusValue,
  locale: string,
): { readonly cells: readonly DayCell[]; readonly empty: number } {
  const first = at(`${bonus.month}-01`);
  const claimed = new Map(bonus.days.map(({ day, points }) => [day, points]));
  const milestone = milestoneOf(bonus);
  const cells: DayCell[] = [];
  for (let time = first; dayOf(time).startsWith(bonus.month); time += dayMs) {
    const day = dayOf(time);
    cells.push({
      day,
      number: cells.length + 1,
      isToday: day === bonus.today,
      isPast: day < bonus.today,
      claimed: claimed.get(day),
      isMilestone: day === milestone,
    });
  }
  const weekday = new Date(first).getUTCDay();
  return { cells, empty: sundayFirst.has(locale) ? weekday : (weekday + 6) % 7 };
}

/** One moment of each weekday, in the order of the reader's calendar. */
export function weekdaysOf(locale: string): readonly number[] {
  const sunday = at('2026-11-01');
  const start = sundayFirst.has(locale) ? 0 : 1;
  return Array.from({ length: 7 }, (_, index) => sunday + (start + index) * dayMs);
}
