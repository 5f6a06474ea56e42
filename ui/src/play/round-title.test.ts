import { expect, test } from 'vitest';

import { roundOf } from './fixtures/rounds';
import { roundTitle } from './round-title';

const after = (choiceText: string | null) =>
  roundOf({ blocks: [{ kind: 'narration', text: 'So it is.' }], choiceText });

test('a chapter that begins with the round names it, whatever was chosen', () => {
  const chapter = { kind: 'chapter', number: 2, title: 'The seventh flash' } as const;
  const round = roundOf({ blocks: [{ kind: 'scene', scene: 'rocks' }, chapter], choiceText: 'Go down.' });
  expect(roundTitle(round)).toEqual(chapter);
});

test('a chapter that begins later does not', () => {
  const round = roundOf({
    blocks: [
      { kind: 'narration', text: 'You go.' },
      { kind: 'chapter', number: 2, title: 'Later' },
    ],
    choiceText: 'Go down.',
  });
  expect(roundTitle(round)).toEqual({ kind: 'move', title: 'Go down' });
});

test.each([
  ['Drink from the second cup.', 'Drink from the second cup'],
  ['“Feed them. It’s the hour for it.”', '“Feed them. It’s the hour for it.”'],
  ['Wait. Then go down.', 'Wait. Then go down.'],
  ['喝第二杯茶。', '喝第二杯茶'],
])('%s is the title %s', (choiceText, title) => {
  expect(roundTitle(after(choiceText))).toEqual({ kind: 'move', title });
});

test('a long move is shown below the number of its round', () => {
  const move = 'I tell her everything. '.repeat(5);
  expect(roundTitle(after(move))).toEqual({ kind: 'number', round: 4, move });
});

test('the first round is the opening', () => {
  expect(roundTitle(after(null))).toEqual({ kind: 'opening' });
});
