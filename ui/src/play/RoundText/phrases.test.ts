import { expect, test } from 'vitest';

import { pauseAfter, phrasesOf } from './phrases';

test('a phrase ends with its punctuation and the space behind it', () => {
  expect(phrasesOf('Six flashes. On the rocks a figure raises a lantern, and waits.')).toEqual([
    'Six flashes. ',
    'On the rocks a figure raises a lantern, ',
    'and waits.',
  ]);
});

test('closing quotation marks stay with what they close', () => {
  expect(phrasesOf('“Sit,” she says. “It is dry.”')).toEqual(['“Sit,” ', 'she says. ', '“It is dry.”']);
});

test('scripts without spaces are read to their own marks', () => {
  expect(phrasesOf('灯が六度光る。岩の上で、誰かが待っている。')).toEqual([
    '灯が六度光る。',
    '岩の上で、',
    '誰かが待っている。',
  ]);
});

test.each(['word '.repeat(400), 'x'.repeat(5000), 'One,two.\nThree — four…five', '…', ' '])(
  'nothing is lost and no phrase is long: %#',
  (paragraph) => {
    const phrases = phrasesOf(paragraph);
    expect(phrases.join('')).toBe(paragraph);
    expect(Math.max(...phrases.map(({ length }) => length))).toBeLessThanOrEqual(111);
  },
);

test('a hurried reader waits less, and an empty phrase takes no time', () => {
  const text = 'On the rocks a figure raises a lantern, ';
  expect(pauseAfter(text, 'brisk')).toBeLessThan(pauseAfter(text, 'calm'));
  expect(pauseAfter('“', 'calm')).toBeGreaterThan(0);
});
