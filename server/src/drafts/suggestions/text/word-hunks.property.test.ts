import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyHunks, wordHunks } from './word-hunks.ts';

const words = [
  'She',
  'counts',
  'boats',
  '.',
  ' ',
  '\n',
  '灯台',
  '数える',
  'نور',
  'البحر',
  '🌊',
  '{{char}}',
  ',',
  '  ',
  'é',
];
const text = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(''));
const language = fc.constantFrom('en-US', 'ja-JP', 'ar-SA');

it('makes the second text with all hunks and the first with none; they are in order and none overlaps', () => {
  fc.assert(
    fc.property(text, text, language, (before, after, locale) => {
      const hunks = wordHunks(before, after, locale);
      expect(applyHunks(before, hunks)).toBe(after);
      expect(applyHunks(before, [])).toBe(before);
      let at = 0;
      for (const hunk of hunks) {
        expect(hunk.from).toBeGreaterThanOrEqual(at);
        expect(before.slice(hunk.from, hunk.to)).toBe(hunk.before);
        expect(hunk.before).not.toBe(hunk.after);
        at = hunk.to;
      }
    }),
    { numRuns: 1_000 },
  );
});

it('with some hunks, keeps what is between them and has the words of each hunk once', () => {
  fc.assert(
    fc.property(text, text, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (before, after, chosen) => {
      const hunks = wordHunks(before, after, 'en-US');
      const some = hunks.filter((_hunk, index) => chosen[index]);
      let expected = '';
      let at = 0;
      for (const [index, hunk] of hunks.entries()) {
        expected += before.slice(at, hunk.from) + (chosen[index] === true ? hunk.after : hunk.before);
        at = hunk.to;
      }
      expect(applyHunks(before, some)).toBe(expected + before.slice(at));
    }),
    { numRuns: 1_000 },
  );
});

it('shows a sentence that was written again as one change, and leaves the others alone', () => {
  const before = 'She counts boats. She has kept two cups ever since, and does not explain. It rains.';
  const after = 'She counts boats. Two cups have stood there since. It rains.';
  expect(wordHunks(before, after, 'en-US')).toHaveLength(1);
});

it('answers for two long texts that have nothing in common', () => {
  const before = Array.from({ length: 8_000 }, (_, at) => `m${at}`).join(' ');
  const after = Array.from({ length: 8_000 }, (_, at) => `t${at}`).join(' ');
  expect(applyHunks(before, wordHunks(before, after, 'en-US'))).toBe(after);
});
