import { describe, expect, it } from 'vitest';
import { fuseRanks } from './fuse-ranks.ts';
import { rankByWords } from './rank-by-words.ts';

describe('a ranking by words', () => {
  it('weighs rare words more than common ones, and leaves out texts without any', () => {
    const texts = ['the boat and the rain', 'the heron', 'the pier and the sea', 'rain'];
    expect(rankByWords('What did the heron do?', texts)).toEqual([1, 2, 0]);
  });

  it('counts a repeated word less each time, and a long text less than a short one', () => {
    expect(rankByWords('lamp', ['lamp and oil and wick and glass', 'lamp and oil'])).toEqual([1, 0]);
  });

  it.each([
    ['猫の名前は何ですか', '昔、猫を飼っていました。名前はタマです。'],
    ['WO IST MEIN HUT?', 'Der Hut liegt dort.'],
    ['اين القطة', 'القطة نائمة'],
    ['café', 'The cafe is closed.'],
  ])('finds words of any language, without case and accents: %s', (question, text) => {
    expect(rankByWords(question, ['1, 2, 3', text])).toEqual([1]);
  });
});

describe('rankings that are joined', () => {
  it('put first what several of them have', () => {
    // 1/61 + 1/62 for 2, 1/61 for 1, 1/62 for 3.
    expect(
      fuseRanks([
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([2, 1, 3]);
  });

  it('are one where the other is empty', () => {
    expect(fuseRanks([[], [7, 5]])).toEqual([7, 5]);
  });
});
