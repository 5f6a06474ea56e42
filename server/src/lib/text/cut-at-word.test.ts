import { describe, expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

describe('a text that is too long', () => {
  it.each([
    ['between words', 'one two three', 8, 'one two'],
    ['after a word that ends at the limit', 'one two three', 7, 'one two'],
    ['between the words of a script without spaces', '我喜欢喝茶', 2, '我'],
    ['before a picture of several characters', 'yes 👩‍👩‍👧', 6, 'yes'],
    ['not at all where it fits', 'one two', 7, 'one two'],
  ])('is cut %s', (_where, text, most, kept) => {
    expect(cutAtWord(text, most)).toBe(kept);
  });

  it('is cut inside of a word without an end, but never inside of a character', () => {
    const cut = cutAtWord('𝒳'.repeat(1_000), 501);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeGreaterThan(250);
  });
});
