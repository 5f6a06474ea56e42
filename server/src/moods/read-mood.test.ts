import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PortraitExpression } from '../contract/validators.ts';
import { LOCALES } from '../lib/locale.ts';
import { MOOD_LINES } from './mood-lines.ts';
import { readMood } from './read-mood.ts';

describe.each(LOCALES)('a reply in %s', (locale) => {
  it.each(MOOD_LINES[locale])('shows %s: %s', (mood, text) => {
    expect(readMood(text, locale)).toBe(mood);
  });

  it('has lines for every mood, and for nothing known', () => {
    const moods = new Set(MOOD_LINES[locale].map(([mood]) => mood));
    expect(moods).toEqual(new Set([...PortraitExpression.options, null]));
    expect(MOOD_LINES[locale].length).toBeGreaterThanOrEqual(20);
  });

  it('is not known of what shows none, whatever language the page has', () => {
    const silent = MOOD_LINES[locale].filter(([mood]) => mood === null);
    expect(silent.map(([, text]) => readMood(text, 'en-US'))).toEqual(silent.map(() => null));
  });
});

describe('the mood of a reply', () => {
  it('is that of its end, where moods are even, and of most of it otherwise', () => {
    expect(readMood('*She smiles.* No. *She sighs.*', 'en-US')).toBe('sad');
    expect(readMood('*She smiles.* No. *She grins.* Well. *She sighs.*', 'en-US')).toBe('glad');
  });

  it.each(['', ' ', '…', '***', '"', '*', '_', '(((', '“'])('is not known of %j', (text) => {
    expect(readMood(text, 'de-DE')).toBe(null);
  });

  it('is the same for the same words, one of nine or none, whatever the words', () => {
    const pieces = Object.values(MOOD_LINES).flatMap((lines) => lines.map(([, text]) => text));
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 8 });
    fc.assert(
      fc.property(text, fc.constantFrom(...LOCALES), (parts, locale) => {
        const words = parts.join(' ');
        const mood = readMood(words, locale);
        expect(mood === null || PortraitExpression.options.includes(mood)).toBe(true);
        expect(readMood(words, locale)).toBe(mood);
      }),
      { numRuns: 300 },
    );
  });

  it('takes no longer for a reply that is made to be slow', () => {
    for (const piece of ['*', '"', '“', '(', '_a', '*a', 'smiles not ', 'eyes close ', 'hebt eine ', ' ;', 'ha']) {
      const begin = performance.now();
      readMood(piece.repeat(32_000 / piece.length), 'en-US');
      expect(performance.now() - begin).toBeLessThan(500);
    }
  });
});
