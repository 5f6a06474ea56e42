import { describe, expect, test } from 'vitest';

import { afterScroll, scrollStart } from './scroll-direction';

/** Whether the bars are hidden after a reader scrolled through these places. */
const hiddenAfter = (...places: number[]): boolean => places.reduce(afterScroll, scrollStart).hidden;

describe('The bars of a phone', () => {
  test('stay while a reader scrolls down by less than 60 px', () => {
    expect(hiddenAfter(200, 100, 159)).toBe(false);
  });

  test('go at 60 px downwards', () => {
    expect(hiddenAfter(30, 61)).toBe(true);
  });

  test('stay gone while a reader scrolls up by less than 60 px', () => {
    expect(hiddenAfter(400, 341)).toBe(true);
  });

  test('come back at 60 px upwards, in however many steps', () => {
    expect(hiddenAfter(400, 380, 360, 340)).toBe(false);
  });

  test('count from where the direction turned', () => {
    expect(hiddenAfter(400, 350, 390, 345)).toBe(true);
  });

  test('stand at the top of the page, also beyond it where a page bounces', () => {
    expect(hiddenAfter(400, 60)).toBe(false);
    expect(hiddenAfter(400, 0, -80, 0)).toBe(false);
  });
});
