import { describe, expect, it } from 'vitest';
import { normalizeForSearch, searchPatterns } from './search-text.ts';

describe('fold', () => {
  it.each([
    ['Café au  lait', 'cafe au lait'],
    ['İSTANBUL ışık', 'istanbul isik'],
    ['Straße', 'strasse'],
    ['ＡＢＣ', 'abc'],
    ['مُحَمَّد', 'محمد'],
    ['  Zoë  ', 'zoe'],
    ['a\u0000b\tc', 'a b c'],
  ])('sees %s as %s', (text, folded) => {
    expect(normalizeForSearch(text)).toBe(folded);
  });

  it('is stable: folding twice changes nothing', () => {
    const text = 'Ünïçødé ÇA 悬疑 ミステリー 미스터리';
    expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text));
  });
});

describe('searchPatterns', () => {
  it('takes the words of a search once each, and its signs as they are', () => {
    expect(searchPatterns('  Sea  sea 100% a_b ')).toEqual(['%sea%', String.raw`%100\%%`, String.raw`%a\_b%`]);
    expect(searchPatterns('   ')).toEqual([]);
  });
});
