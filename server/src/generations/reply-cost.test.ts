import { describe, expect, it } from 'vitest';
import { costOfReply } from './reply-cost.ts';

const words = (count: number) => 'word '.repeat(count);

describe('what a stopped reply costs', () => {
  it.each([
    ['the share that was written, rounded up', 8, 120, 3],
    ['one point at least', 8, 1, 1],
    ['never more than the price', 8, 900, 8],
    ['one point where that is the price', 1, 3, 1],
    ['nothing where replies are free', 0, 120, 0],
    ['nothing before the first word', 8, 0, 0],
  ])('is %s', (_what, price, count, points) => {
    expect(costOfReply(price, { status: 'stopped', text: words(count) }, 400)).toBe(points);
  });

  it('is the price for a complete one, and nothing for a failed one', () => {
    expect(costOfReply(8, { status: 'complete', text: words(1) }, 400)).toBe(8);
    expect(costOfReply(8, { status: 'failed', text: words(300) }, 400)).toBe(0);
  });
});
