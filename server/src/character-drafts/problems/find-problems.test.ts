import { describe, expect, it } from 'vitest';
import type { CharacterDraftFields, CharacterDraftTokens, DraftProblem } from '../../contract/validators.ts';
import { LOCALES } from '../../lib/locale.ts';
import { blankFields } from '../draft-fields.ts';
import { ACTS_FOR_READER } from './cases/acts-for-reader.ts';
import { MIXED_PERSON } from './cases/mixed-person.ts';
import { findProblems } from './find-problems.ts';
import { findLoreProblems } from './lore-problems.ts';
import { findActsForReader, findMixedPerson } from './person-problems.ts';

const room: CharacterDraftTokens = { always: 100, context: 8_192, messagesLeft: 50, byField: [] };
const whole: CharacterDraftFields = {
  ...blankFields('en-US'),
  name: 'Tomás',
  tagline: 'Baker',
  description: 'He bakes at night.',
  greeting: '“Sit.”',
};
const problemsOf = (fields: Partial<CharacterDraftFields>, tokens = room, lore: DraftProblem[] = []) =>
  findProblems({ ...whole, ...fields }, tokens, lore);
const codesOf = (...given: Parameters<typeof problemsOf>) => problemsOf(...given).map(({ code }) => code);

describe('the problems of a draft', () => {
  it('are none for one that is whole', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('are errors where something is missing that readers or the model need', () => {
    expect(findProblems(blankFields('de-DE'), room, [])).toEqual([
      { code: 'name-missing', severity: 'error', field: 'name' },
      { code: 'tagline-missing', severity: 'error', field: 'tagline' },
      { code: 'persona-missing', severity: 'error', field: 'description' },
      { code: 'greeting-missing', severity: 'error', field: 'greeting' },
    ]);
    expect(codesOf({ description: ' ', personality: 'Patient.' })).toEqual([]);
    const wizard = { description: '', personality: '', tagline: 'Mends nets' } as const;
    expect(codesOf({ ...wizard, temperaments: [], nevers: [] })).toEqual(['persona-missing']);
    expect(codesOf({ ...wizard, temperaments: ['shy'], nevers: [] })).toEqual([]);
    expect(codesOf({ ...wizard, temperaments: [], nevers: ['Lies.'] })).toEqual([]);
  });

  it('point at placeholders that nothing fills in, and at braces that are not closed, in UTF-16', () => {
    const description = '🥖 {{user}} knows {{mood}} and {{char';
    const found = problemsOf({ description });
    expect(found.map(({ code, from, to }) => [code, description.slice(from, to)])).toEqual([
      ['unknown-macro', '{{mood}}'],
      ['unbalanced-macro', '{{'],
    ]);
    expect(codesOf({ greeting: 'Hello }} {{random:a,b}} {{roll:d6}} {{// note}} {{original}} <USER>' })).toEqual([
      'unbalanced-macro',
    ]);
    expect(problemsOf({ alternateGreetings: ['', '{{'] })).toMatchObject([{ field: 'alternateGreetings', index: 1 }]);
  });

  it('point at the sentence that speaks to the one who is named beside', () => {
    const scenario = 'The lamp room. {{user}} has climbed the stairs. You will not be able to leave before low water.';
    const [problem] = problemsOf({ scenario });
    expect(problem).toMatchObject({ code: 'mixed-person', severity: 'warning', field: 'scenario' });
    expect(scenario.slice(problem?.from, problem?.to)).toBe('You will not be able to leave before low water.');
    expect(codesOf({ scenario: 'Tomás has lit the ovens. You have knocked.' })).toEqual([]);
  });

  it('name example dialogue that does not say who speaks, once a conversation', () => {
    const exampleDialogue = '<START>\nHello there.\nAgain.\n<START>\n{{user}}: Hi.\n{{char}}: Sit.\nAnd eat.';
    const found = problemsOf({ exampleDialogue });
    expect(found.map(({ code, from, to }) => [code, exampleDialogue.slice(from, to)])).toEqual([
      ['example-without-speaker', 'Hello there.'],
    ]);
  });

  it('warn of sexual words where no mature themes are stated', () => {
    expect(problemsOf({ about: 'A naked baker.' })).toEqual([
      { code: 'sexual-words', severity: 'warning', field: 'about' },
    ]);
    expect(codesOf({ about: 'A naked baker.', mature: true, age: 30 })).toEqual([]);
  });

  it('ask for the age of a mature character, and refuse one below 18', () => {
    expect(problemsOf({ mature: true })).toMatchObject([{ code: 'age-unknown', severity: 'warning' }]);
    expect(problemsOf({ mature: true, age: 17 })).toMatchObject([{ code: 'age-under-18', severity: 'error' }]);
    expect(codesOf({ mature: true, age: 18 })).toEqual([]);
  });

  it('warn of a character that leaves little of the context', () => {
    const byField = [{ field: 'lore' as const, tokens: 3_000 }];
    const tokens = { ...room, always: 4_000, byField };
    expect(problemsOf({}, tokens)).toMatchObject([
      { code: 'too-long-for-context', severity: 'warning', field: 'lore' },
    ]);
    expect(problemsOf({}, { ...tokens, messagesLeft: 0 })).toMatchObject([{ severity: 'error' }]);
  });

  it('have errors first and are a hundred at most', () => {
    const lore = Array.from({ length: 120 }, (_, index): DraftProblem => ({
      code: 'lore-key-short',
      severity: 'note',
      field: 'lore',
      index,
    }));
    const found = problemsOf({ name: '', greeting: '{{user}} nods. {{' }, room, lore);
    expect(found).toHaveLength(100);
    expect(found.slice(0, 3).map(({ severity }) => severity)).toEqual(['error', 'warning', 'note']);
  });
});

describe.each(LOCALES)('in %s', (language) => {
  const acts = ACTS_FOR_READER[language];
  it.each(acts.flagged)('the character acts for the reader: %s', (greeting) => {
    const [problem] = findActsForReader(greeting, language, 5);
    expect(problem).toMatchObject({ code: 'speaks-for-reader', severity: 'note' });
    expect(greeting.slice(problem?.from, problem?.to)).not.toMatch(/^\s|^$/);
  });
  it.each(acts.passed)('the reader acts for themselves: %s', (greeting) => {
    expect(findActsForReader(greeting, language, 5)).toEqual([]);
  });

  const person = MIXED_PERSON[language];
  it.each(person.flagged)('the person is mixed: %s', (text) => {
    expect(findMixedPerson(text, language, 'character', 'Tomás')).toMatchObject([{ code: 'mixed-person' }]);
  });
  it.each(person.passed)('the person is one: %s', (text) => {
    expect(findMixedPerson(text, language, 'character', 'Tomás')).toEqual([]);
  });
});

describe('the problems of a lorebook', () => {
  const facts = {
    keys: ['oven'],
    broken: [],
    useRegex: false,
    caseSensitive: false,
    usable: true,
    constant: false,
    macros: [],
  };
  const entry = (index: number, more: Partial<typeof facts> & { broken?: never[] }) => ({
    entryId: `lre-${index}`,
    index,
    facts: { ...facts, ...more },
  });

  it('name entries without keys, short keys and keys of two entries', () => {
    const found = findLoreProblems(
      [
        entry(0, {}),
        entry(1, { keys: [] }),
        entry(2, { keys: [], constant: true }),
        entry(3, { keys: ['ox', '海', 'Oven'] }),
        entry(4, { keys: [], usable: false }),
      ],
      100,
    );
    expect(found.map(({ code, detail, entryId }) => [code, entryId, detail])).toEqual([
      ['lore-keys-missing', 'lre-1', undefined],
      ['lore-key-short', 'lre-3', 'ox'],
      ['lore-key-doubled', 'lre-3', 'Oven'],
    ]);
  });

  it('are a hundred at most, whatever the lorebook', () => {
    const entries = Array.from({ length: 5_000 }, (_, index) => entry(index, { keys: [] }));
    expect(findLoreProblems(entries, 100)).toHaveLength(100);
  });
});

describe('the time that the rules take', () => {
  const hostile = (piece: string) => piece.repeat(Math.ceil(64_000 / piece.length)).slice(0, 64_000);
  it.each([
    '{{',
    '}}',
    '“',
    '"a',
    '„“',
    '*',
    'You are. ',
    '{{user}} nods. ',
    ' ',
    'a',
    '\n',
    '((((',
    '<START>\nx\n',
    'ا\u202e',
  ])('is short for 64,000 letters of %j in every field', (piece) => {
    const text = hostile(piece);
    const fields = {
      ...whole,
      description: text,
      personality: text,
      scenario: text.slice(0, 32_000),
      greeting: text.slice(0, 32_000),
      systemPrompt: text,
      postHistoryInstructions: text,
      exampleDialogue: text,
      alternateGreetings: Array.from({ length: 24 }, () => text.slice(0, 32_000)),
    };
    const before = performance.now();
    findProblems(fields, room, []);
    // A hundred times what it takes here alone: what grows with the square of the letters takes minutes.
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
