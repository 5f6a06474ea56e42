import { expect, test } from 'vitest';

import { breakHours, formatStay, isBreakDue, parseStay, startAnew, stayOn, type Stay } from './stay';

const minute = 60_000;
const hour = 60 * minute;

/** Somebody who is seen every minute for so long. */
const staying = (ms: number, from?: Stay): Stay => {
  let stay = stayOn(from, from?.seen ?? 0);
  const end = stay.seen + ms;
  for (let now = stay.seen; now <= end; now += minute) stay = stayOn(stay, now);
  return stay;
};

test('a break is due after three hours, not before', () => {
  expect(isBreakDue(staying(breakHours * hour - minute))).toBe(false);
  expect(isBreakDue(staying(breakHours * hour))).toBe(true);
});

test('a rest of a quarter of an hour begins anew', () => {
  const rested = stayOn(staying(2 * hour), 2 * hour + 15 * minute);
  expect(isBreakDue(staying(2 * hour, rested))).toBe(false);
});

test('a shorter pause does not', () => {
  const paused = stayOn(staying(2 * hour), 2 * hour + 14 * minute);
  expect(isBreakDue(staying(hour, paused))).toBe(true);
});

test('whoever carries on is told again after three more hours', () => {
  const carriedOn = startAnew(3 * hour);
  expect(isBreakDue(staying(2 * hour, carriedOn))).toBe(false);
  expect(isBreakDue(staying(3 * hour, carriedOn))).toBe(true);
});

test('a clock that was set back begins anew', () => {
  expect(stayOn({ since: 5 * hour, seen: 9 * hour }, hour)).toEqual({ since: hour, seen: hour });
});

test('a stay outlives a reload; anything else in its place is none', () => {
  const stay = { since: hour, seen: 2 * hour };
  expect(parseStay(formatStay(stay))).toEqual(stay);
  expect([null, '', 'yes', '1'].map(parseStay)).toEqual([undefined, undefined, undefined, undefined]);
});
