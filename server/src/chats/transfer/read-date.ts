const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
/** Smaller numbers are seconds. */
const LEAST_MS = 100_000_000_000;

/** `2023-06-19@14h20m30s123ms` and `2023-6-19 @14h 20m 30s 123ms`, in SillyTavern's file names. */
const BY_UNITS = /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/;
/** `June 19, 2023 2:20pm`, in its messages. */
const IN_ENGLISH = /^([A-Z][a-z]+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2})\s*([ap])m$/i;

/** Epoch ms of a date in a file, in UTC where it names no zone; undefined when unreadable. */
export function readDate(value: unknown): number | undefined {
  const at = typeof value === 'number' ? fromNumber(value) : typeof value === 'string' ? fromText(value.trim()) : NaN;
  return at >= EARLIEST && at < LATEST ? Math.trunc(at) : undefined;
}

function fromNumber(value: number): number {
  return value < LEAST_MS ? value * 1000 : value;
}

function fromText(text: string): number {
  if (/^\d{10,13}$/.test(text)) return fromNumber(Number(text));
  const units = BY_UNITS.exec(text);
  if (units !== null) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = units
      .slice(1)
      .map((part) => Number(part ?? 0));
    return Date.UTC(year, month - 1, day, hour, minute, second, ms);
  }
  const english = IN_ENGLISH.exec(text);
  if (english !== null) {
    const [, month = '', day = '', year = '', hour = '', minute = '', half = ''] = english;
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return Date.parse(`${month} ${day}, ${year} ${hours}:${minute} UTC`);
  }
  return Date.parse(text);
}
