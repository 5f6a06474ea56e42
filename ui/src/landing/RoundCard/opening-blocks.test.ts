import { expect, test } from 'vitest';

import { openingBlocks } from './opening-blocks';

const long = 'The lens comes round, and waits. '.repeat(9).trim();

test('an opening is told by its first paragraphs, until there is enough of it', () => {
  expect(openingBlocks(`You made it seven.\n\n${long}\n\nShe looks at you.`)).toEqual([
    { kind: 'narration', text: 'You made it seven.' },
    { kind: 'narration', text: long },
  ]);
});

test('a first paragraph that is long stands alone, and whole', () => {
  expect(openingBlocks(`${long}\n\nShe looks at you.`)).toEqual([{ kind: 'narration', text: long }]);
});

test('a story without an opening has nothing to tell', () => {
  expect(openingBlocks('')).toEqual([]);
});
