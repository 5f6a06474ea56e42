import type { Clock } from '../lib/clock.ts';

export class TestClock implements Clock {
  #now: number;

  constructor(start = '2026-11-21T12:00:00Z') {
    this.#now = Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
