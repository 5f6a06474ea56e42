import type { CreatorMeasure } from '../contract/validators.ts';
import type { SubjectKind } from '../explore/subject-kind.ts';
import { DAY_MS, utcDay } from '../lib/utc-day.ts';

interface ExportedWork {
  kind: SubjectKind;
  id: string;
  name: string;
  measures: readonly CreatorMeasure[];
  /** Since the Unix epoch, UTC, as all days here. */
  publishedOn: number;
}

interface ExportedDay {
  kind: SubjectKind;
  id: string;
  measure: string;
  day: number;
  count: number;
}

interface CsvOptions {
  from: number;
  until: number;
  measures: readonly CreatorMeasure[];
  mostRows: number;
}

/**
 * RFC 4180: a header, then a row for each work and day since it was published, the newest first. What is not shown is an
 * empty field.
 */
export function writeCsv(
  works: readonly ExportedWork[],
  days: readonly ExportedDay[],
  { from, measures, mostRows, until }: CsvOptions,
): string {
  const counts = new Map(days.map((row) => [keyOf(row, row.day, row.measure), row.count]));
  const lines = [['kind', 'id', 'name', 'day', ...measures].join(',')];
  for (let day = until; day >= from; day -= 1) {
    for (const work of works) {
      if (day < work.publishedOn) continue;
      if (lines.length > mostRows) return toFile(lines);
      const fields = measures.map((measure) => counts.get(keyOf(work, day, measure)) ?? '');
      lines.push([work.kind, work.id, quote(work.name), utcDay(day * DAY_MS), ...fields].join(','));
    }
  }
  return toFile(lines);
}

const toFile = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');

const keyOf = ({ id, kind }: { kind: SubjectKind; id: string }, day: number, measure: string) =>
  `${kind} ${id} ${measure} ${day}`;

/** A spreadsheet takes what begins like a formula for one: an apostrophe makes it text. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
