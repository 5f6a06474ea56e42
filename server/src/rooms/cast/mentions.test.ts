import { describe, expect, it } from 'vitest';
import { findAddressed } from './mentions.ts';

const cast = [
  { id: 'maren', names: ['Maren Vale'] },
  { id: 'wren', names: ['Wren Halloway', 'The Owl'] },
  { id: 'hana', names: ['Hana Mizuki', 'ミズキ'] },
];

describe('who is addressed', () => {
  it.each([
    ['@Maren what is it?', ['maren']],
    ['Good evening @Wren Halloway and @maren!', ['wren', 'maren']],
    ['Maren, are you there?', ['maren']],
    ['Good to see you, Wren.', ['wren']],
    ['Hello Maren!', ['maren']],
    ['I know. Wren? Are you listening?', ['wren']],
    ['So, Owl — no. The Owl, tell us.', ['wren']],
    ['MAREN VALE!', ['maren']],
    ['ミズキ、どう思う？', ['hana']],
    ['どう思う、ミズキ？', ['hana']],
    ['“Maren,” she whispered.', ['maren']],
    ['Hey @Hana', ['hana']],
  ])('%s', (text, ids) => {
    expect(findAddressed(text, cast)).toEqual(ids);
  });

  it.each([
    ['who is only spoken about is not', 'I saw Maren at the harbour yesterday.'],
    ['nor whose name is part of another word', 'Marenka, come in. A wrench, please.'],
    ['nor whose name is part of an address', 'Write to me@marenvale.example'],
    ['nothing mentions no character', ''],
  ])('%s', (_why, text) => {
    expect(findAddressed(text, cast)).toEqual([]);
  });

  it('a first name that two characters share names neither', () => {
    const twins = [
      { id: 'one', names: ['Ada Byrne'] },
      { id: 'two', names: ['Ada Lane'] },
    ];
    expect(findAddressed('Ada, who lit the lamp?', twins)).toEqual([]);
    expect(findAddressed('Ada Lane, who lit the lamp?', twins)).toEqual(['two']);
  });
});
