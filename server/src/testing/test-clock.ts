import type { Clock } from '../lib/clock.ts';

export class TestClock implements Clock {
  #now: number;

  /** @param start RFC 3339, for example `2026-11-21T12:00:00Z`. */
  constructor(start = '2026-11-21T12:00:00Z') {
    this.#now = Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  /** Moves on, or back when negative. */
  advance(ms: number): void {
    this.#now += ms;
  }
}
