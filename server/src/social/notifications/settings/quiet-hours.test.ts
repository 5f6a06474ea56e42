import { describe, expect, it } from 'vitest';
import { endOfQuiet, isTimeZone } from './quiet-hours.ts';

const night = { from: '22:30', until: '07:00', timeZone: 'Europe/Berlin' };
const end = (at: string, hours = night) => {
  const ends = endOfQuiet(hours, Date.parse(at));
  return ends === undefined ? undefined : new Date(ends).toISOString();
};

describe('quiet hours', () => {
  it('cross midnight in the time zone of the person', () => {
    expect(end('2026-11-21T21:29:59.000Z')).toBe('2026-11-21T21:29:59.000Z');
    expect(end('2026-11-21T21:30:00.000Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(end('2026-11-22T05:59:59.999Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(end('2026-11-22T06:00:00.000Z')).toBe('2026-11-22T06:00:00.000Z');
  });

  it('end at seven o’clock on the nights on which clocks change', () => {
    expect(end('2026-03-28T21:30:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(end('2026-10-24T20:30:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('end where the hour in which they should is left out', () => {
    expect(end('2026-03-29T00:00:00.000Z', { ...night, until: '02:30' })).toBe('2026-03-29T01:00:00.000Z');
  });

  it('may be within a day, in a zone with half an hour, and all day', () => {
    const noon = { from: '12:00', until: '14:00', timeZone: 'Asia/Kolkata' };
    expect(end('2026-11-21T06:30:10.000Z', noon)).toBe('2026-11-21T08:30:00.000Z');
    expect(end('2026-11-21T20:00:00.000Z', noon)).toBe('2026-11-21T20:00:00.000Z');
    expect(end('2026-11-21T20:00:00.000Z', { ...noon, until: '12:00' })).toBeUndefined();
  });
});

it('knows IANA names alone', () => {
  expect(['Europe/Berlin', 'America/Argentina/Ushuaia', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Mars/Phobos', '+02:00', '../etc/passwd', ''].map(isTimeZone)).toEqual([false, false, false, false]);
});
