import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { fillBlanks } from './fill-blanks';

const { data: ideas } = operations.createWritingIdeas.examples[200].typical;
const { fields: blank } = operations.createCharacterDraft.examples[200].typical.data;
const all = ['temperaments', 'scenario', 'greeting', 'exchanges', 'nevers', 'tags'] as const;

test('fills what is empty', () => {
  expect(fillBlanks(blank, ideas, all)).toEqual({
    temperaments: ideas.temperaments,
    scenario: ideas.scenarios[0],
    greeting: ideas.greetings[0]?.text,
    exchanges: ideas.exchanges,
    nevers: ideas.nevers.slice(0, 2),
    tags: ideas.tags,
  });
});

test('leaves what is written, and the fields of other pages', () => {
  const written = { ...blank, scenario: 'The harbour', tags: ['sea-and-salt'] };
  expect(Object.keys(fillBlanks(written, ideas, ['scenario', 'greeting', 'tags']))).toEqual(['greeting']);
});
