import { expect, test } from 'vitest';

import { matchedParts } from './matched-parts';

test('marks every match, ignoring case', () => {
  expect(matchedParts('Seven boats, and seven lamps', 'SEVEN')).toEqual([
    { text: 'Seven', matches: true },
    { text: ' boats, and ', matches: false },
    { text: 'seven', matches: true },
    { text: ' lamps', matches: false },
  ]);
});

test('matches the query literally, not as a pattern', () => {
  expect(matchedParts('What? (no)', '(no)')).toEqual([
    { text: 'What? ', matches: false },
    { text: '(no)', matches: true },
  ]);
});

test('begins a little before a match far inside', () => {
  const [first] = matchedParts(`${'a'.repeat(200)} lamp`, 'lamp');
  expect(first?.text).toHaveLength(41);
});

test('without a search there is nothing to mark', () => {
  expect(matchedParts('Seven boats', ' ')).toEqual([{ text: 'Seven boats', matches: false }]);
});
