import type { LedgerEntryValue } from '../model';

/** The lines of one day, newest first. */
export interface LedgerDay {
  /** The reader's calendar date, such as `2026-11-21`. */
  readonly date: string;
  readonly entries: readonly LedgerEntryValue[];
}

const dateOf = (createdAt: string): string => {
  const time = new Date(createdAt);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
};

/** Puts lines that are in order under the days on which they came, by the reader's clock. */
export function groupByDay(entries: readonly LedgerEntryValue[]): readonly LedgerDay[] {
  const days: { date: string; entries: LedgerEntryValue[] }[] = [];
  for (const entry of entries) {
    const date = dateOf(entry.createdAt);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
