import { expect, test } from 'vitest';

import { isAllSpoken, phrasedBlocks } from './round-phrases';

test('counts the phrases of a round from its first to its last', () => {
  const { blocks, phrases } = phrasedBlocks([
    { kind: 'chapter', number: 1, title: 'The seventh flash' },
    { kind: 'scene', scene: 'lamp-room' },
    { kind: 'narration', text: 'Six flashes. A pause.\n\nThen dark.' },
    { kind: 'speech', speaker: 'maren-vale', text: '“Sit.”' },
  ]);
  expect(phrases).toEqual(['Six flashes. ', 'A pause.', 'Then dark.', '“Sit.”']);
  expect(blocks.map(({ paragraphs }) => paragraphs.map(({ from }) => from))).toEqual([[0, 2], [3]]);
});

test('a chapter that begins in mid-round is told in its place', () => {
  const { blocks } = phrasedBlocks([
    { kind: 'narration', text: 'Six flashes.' },
    { kind: 'chapter', number: 2, title: 'Low water' },
  ]);
  expect(blocks.map(({ block }) => block.kind)).toEqual(['narration', 'chapter']);
});

test.each([
  ['“Do not answer it.”', true],
  ['Do not answer it.', true],
  ['「答えないで」', true],
  ['“Sit,” she says. “It is dry.”', false],
  ['She says, “Sit.”', false],
])('%s is nothing but speech: %s', (text, expected) => {
  expect(isAllSpoken({ from: 0, phrases: [text] })).toBe(expected);
});
