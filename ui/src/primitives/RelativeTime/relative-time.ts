const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** How long ago something was, in the largest unit that fits: what `Intl.RelativeTimeFormat` takes. */
export interface TimeAgo {
  /** Zero or negative. */
  readonly value: number;
  readonly unit: (typeof units)[number][0];
}

/**
 * How long before `now` something was. What seems to lie ahead, by a clock that is slow, was just now.
 *
 * @param at RFC 3339
 * @param now milliseconds since the epoch
 * @param finest the smallest unit that may be told, for times that are not known more exactly
 */
export function timeAgo(at: string, now: number, finest: 'minute' | 'hour' = 'minute'): TimeAgo {
  const past = Math.max(0, now - Date.parse(at));
  const [unit, length] = units.find(([, size]) => past >= size) ?? ['minute', minute];
  if (unit === 'minute' && finest === 'hour') return { value: 0, unit: 'hour' };
  // `0 - …`, because a negative zero reads as "in 0 minutes".
  return { value: 0 - Math.floor(past / length), unit };
}
