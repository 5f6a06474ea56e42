import { expect, test } from 'vitest';

import { spanText } from './round-span';
import { spanAt } from './span-at';

const eightOrNine = { rounds: 9, fewestRounds: 8 };
const about = { rounds: 5, fewestRounds: null };

test.each([
  [{ rounds: 11, fewestRounds: 11 }, '11'],
  [eightOrNine, '8–9'],
  [about, '~5'],
  [{ rounds: null, fewestRounds: null }, null],
])('%o is shown as %s', (span, shown) => {
  expect(spanText('en-US', span)).toBe(shown);
});

test('a play that ends earlier than the longest way has all of its rounds behind it', () => {
  expect(spanText('en-US', spanAt({ round: 8, hasEnded: true }, eightOrNine))).toBe('8');
});

test('a play that has not ended has at least one round before it', () => {
  expect(spanText('en-US', spanAt({ round: 7, hasEnded: false }, eightOrNine))).toBe('8–9');
  expect(spanText('en-US', spanAt({ round: 8, hasEnded: false }, eightOrNine))).toBe('9');
  expect(spanText('en-US', spanAt({ round: 4, hasEnded: false }, about))).toBe('~5');
});

test('a play that passes an estimate has no known length', () => {
  expect(spanText('en-US', spanAt({ round: 5, hasEnded: false }, about))).toBeNull();
});
