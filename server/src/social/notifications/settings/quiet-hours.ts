import type { QuietHours } from '../../../contract/validators.ts';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1440;
/** A day on which clocks are set back has up to 25 hours. */
const MOST_MINUTES = 26 * 60;

/** Whether it is an IANA name: offsets such as `+02:00` know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * When the quiet hours that hold at a time end, by the clock on the wall of that time zone.
 *
 * @param now Epoch ms.
 * @returns Epoch ms: the first minute that is not quiet, `now` where it is not quiet; undefined where it never ends.
 */
export function endOfQuiet({ from, timeZone, until }: QuietHours, now: number): number | undefined {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const length = (minutesOf(until) - minutesOf(from) + MINUTES_OF_DAY) % MINUTES_OF_DAY || MINUTES_OF_DAY;
  const isQuiet = (at: number) =>
    (minutesOf(clock.format(at)) - minutesOf(from) + MINUTES_OF_DAY) % MINUTES_OF_DAY < length;
  if (!isQuiet(now)) return now;
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let passed = 1; passed <= MOST_MINUTES; passed += 1) {
    const at = minute + passed * MINUTE_MS;
    if (!isQuiet(at)) return at;
  }
  return undefined;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
