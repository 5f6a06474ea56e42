import { expect, test } from 'vitest';

import { breakHours, isBreakDue, restart, advance, type BreakTimer } from './break-timer';

const minute = 60_000;
const hour = 60 * minute;

/** The timer of a reader who is seen every minute for this long. */
const staying = (ms: number, from?: BreakTimer): BreakTimer => {
  let timer = advance(from, from?.seen ?? 0);
  const end = timer.seen + ms;
  for (let now = timer.seen; now <= end; now += minute) timer = advance(timer, now);
  return timer;
};

test('a break is due after three hours, not before', () => {
  expect(isBreakDue(staying(breakHours * hour - minute))).toBe(false);
  expect(isBreakDue(staying(breakHours * hour))).toBe(true);
});

test('a rest of a quarter of an hour starts a new stay', () => {
  const rested = advance(staying(2 * hour), 2 * hour + 15 * minute);
  expect(isBreakDue(staying(2 * hour, rested))).toBe(false);
});

test('a shorter pause does not', () => {
  const paused = advance(staying(2 * hour), 2 * hour + 14 * minute);
  expect(isBreakDue(staying(hour, paused))).toBe(true);
});

test('reminds again after three more hours', () => {
  const carriedOn = restart(3 * hour);
  expect(isBreakDue(staying(2 * hour, carriedOn))).toBe(false);
  expect(isBreakDue(staying(3 * hour, carriedOn))).toBe(true);
});

test('a clock that was set back starts a new stay', () => {
  expect(advance({ since: 5 * hour, seen: 9 * hour }, hour)).toEqual({ since: hour, seen: hour });
});
