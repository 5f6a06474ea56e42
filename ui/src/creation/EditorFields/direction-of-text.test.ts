import { expect, it } from 'vitest';

import { directionOfText } from './direction-of-text';

it('leaves the direction of a short text to the browser', () => {
  expect(directionOfText('')).toBeUndefined();
  expect(directionOfText('She waits.')).toBe('auto');
});

it.each([
  ['She waits. ', 'ltr'],
  ['«هي تنتظر.» ', 'rtl'],
  ['12: היא מחכה. ', 'rtl'],
  ['{{char}} هي. ', 'ltr'],
  ['2026 – ', 'ltr'],
])('gives a long text the direction of its first letter: %s', (sentence, direction) => {
  expect(directionOfText(sentence.repeat(1000))).toBe(direction);
});
