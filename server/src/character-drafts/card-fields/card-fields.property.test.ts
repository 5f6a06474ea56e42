import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCard } from '../../cards/card-files/read-card.ts';
import { writeCharx } from '../../cards/card-files/write-card.ts';
import type { Card } from '../../cards/format/canonical-card.ts';
import { CharacterDraftFields, CharacterDraftField } from '../../contract/validators.ts';
import { v3Cards } from '../../testing/files/card-arbitraries.ts';
import { jsonFile } from '../../testing/files/card-files.ts';
import { blankFields } from '../draft-fields.ts';
import type { FieldName } from '../merge-fields.ts';
import type { HouseTag } from './card-tags.ts';
import { fieldsOfCard } from './fields-of-card.ts';
import { layFields } from './lay-fields.ts';
import { newCard } from './new-card.ts';

const house: HouseTag[] = [
  { tagId: 'slow-burn', locale: 'en-US', label: 'Slow burn' },
  { tagId: 'slow-burn', locale: 'de-DE', label: 'Langsam' },
  { tagId: 'sea', locale: 'en-US', label: 'Sea' },
];
const context = { house, otherwise: 'en-US' } as const;

/** What an author writes: without white space at the ends, which a card does not keep. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => `n${text.replaceAll(/\s/g, '')}`);
const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const edits: { [Name in FieldName]: fc.Arbitrary<CharacterDraftFields[Name]> } = {
  name: line,
  tagline: line,
  language: fc.constantFrom('de-DE', 'ar-SA', 'ja-JP'),
  pronouns: line,
  temperaments: fc.constant(['patient', 'dry']),
  portrait: fc.constantFrom({ seed: 'a-1', mood: 'brass' as const }, null),
  description: text,
  personality: text,
  scenario: text,
  greeting: text,
  exchanges: fc.array(fc.record({ reader: line, character: text }), { maxLength: 8 }),
  nevers: fc.array(line, { maxLength: 3 }),
  tags: fc.constantFrom(['sea'], ['slow-burn', 'sea'], []),
  mature: fc.boolean(),
  nickname: line,
  age: fc.oneof(fc.nat({ max: 100 }), fc.constant(null)),
  picture: fc.constantFrom('pic-1', null),
  portraitAlt: line,
  about: text.map((words) => `About\n${words}`),
  systemPrompt: text,
  postHistoryInstructions: text,
  depthNote: fc.record({ text, depth: fc.nat({ max: 20 }), role: fc.constantFrom('system', 'user', 'assistant') }),
  alternateGreetings: fc.array(text, { maxLength: 3 }),
  groupGreetings: fc.array(text, { maxLength: 3 }),
  exampleDialogue: text,
  freeTags: fc.uniqueArray(
    line.map((tag) => `free-${tag}`),
    { maxLength: 4 },
  ),
  voice: fc.constantFrom({ name: 'Anna', locale: 'de-DE', pitch: 1, rate: 1.2 }, null),
  creator: line,
  characterVersion: line,
  remixable: fc.boolean(),
};
const edit = fc
  .constantFrom(...CharacterDraftField.options)
  .chain((name) => edits[name].map((value) => ({ name, fields: { [name]: value } })));

/** Where a card says what a field says; `extensions` by the name of the extension. */
const PLACES: Partial<Record<FieldName, readonly string[]>> = {
  name: ['name'],
  nickname: ['nickname'],
  description: ['description'],
  personality: ['personality'],
  scenario: ['scenario'],
  greeting: ['first_mes'],
  about: ['creator_notes'],
  systemPrompt: ['system_prompt'],
  postHistoryInstructions: ['post_history_instructions'],
  alternateGreetings: ['alternate_greetings'],
  groupGreetings: ['group_only_greetings'],
  creator: ['creator'],
  characterVersion: ['character_version'],
  tags: ['tags'],
  freeTags: ['tags'],
  exchanges: ['mes_example', 'fabula/draft'],
  exampleDialogue: ['mes_example', 'fabula/draft'],
  tagline: ['fabula/draft', 'personality', 'creator_notes'],
  temperaments: ['fabula/draft', 'personality'],
  pronouns: ['fabula/draft', 'personality'],
  nevers: ['fabula/draft', 'personality'],
  depthNote: ['depth_prompt'],
  remixable: ['fabula/rights'],
};

function without({ data, ...around }: Card, places: readonly string[]) {
  const keep = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !places.includes(name)));
  return { ...around, data: { ...keep(data), extensions: keep(data.extensions) } };
}

const cardOf = (value: unknown) => readCard(jsonFile(value));

describe('the fields of a card', () => {
  it('are what a draft takes, and give the same card back where none was changed', () => {
    fc.assert(
      fc.property(v3Cards, (value) => {
        const read = cardOf(value);
        const fields = fieldsOfCard(read.card, context);
        expect(CharacterDraftFields.parse(fields)).toEqual(fields);
        const laid = layFields(read.card, { was: fields, fields: structuredClone(fields) }, house);
        expect(Buffer.compare(writeCharx({ ...read, card: laid }), writeCharx(read))).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('are read again as they were written, and each changes its own place in the card alone', () => {
    fc.assert(
      fc.property(v3Cards, edit, (value, { fields: change, name }) => {
        const { card } = cardOf(value);
        const was = fieldsOfCard(card, context);
        const fields = CharacterDraftFields.parse({ ...was, ...change });
        const laid = cardOf(layFields(card, { was, fields }, house)).card;
        expect(fieldsOfCard(laid, context)[name]).toEqual(fields[name]);
        const places = PLACES[name] ?? ['fabula/draft'];
        expect(without(laid, places)).toEqual(without(card, places));
      }),
      { numRuns: 400 },
    );
  });

  it('are those of a blank draft for a new card', () => {
    expect(fieldsOfCard(newCard('de-DE').card, context)).toEqual(blankFields('de-DE'));
  });

  it('show twenty-four greetings of a card that has more, and leave the others in it', () => {
    const greetings = Array.from({ length: 40 }, (_, index) => `Greeting ${index}`);
    const { card } = cardOf({ spec: 'chara_card_v3', data: { name: 'A', alternate_greetings: greetings } });
    const was = fieldsOfCard(card, context);
    expect(was.alternateGreetings).toEqual(greetings.slice(0, 24));
    const first = { ...was, alternateGreetings: ['Other', ...was.alternateGreetings.slice(3)] };
    const laid = layFields(card, { was, fields: first }, house);
    expect(laid.data.alternate_greetings).toEqual(['Other', ...greetings.slice(3)]);
    // The draft continues from what it shows, also where the card would show more now.
    const second = layFields(laid, { was: first, fields: { ...first, alternateGreetings: [] } }, house);
    expect(second.data.alternate_greetings).toEqual(greetings.slice(24));
  });

  it('have conversations of a line and an answer as exchanges, any other example dialogue as text', () => {
    const examples = (text: string) => fieldsOfCard(cardOf({ name: 'A', mes_example: text }).card, context);
    const pair = '<START>\n{{user}}: Yes?\n{{char}}: No.';
    expect(examples(`${pair}\n${pair}`).exchanges).toEqual([
      { reader: 'Yes?', character: 'No.' },
      { reader: 'Yes?', character: 'No.' },
    ]);
    for (const other of [`${pair}\n{{user}}: Why?`, `${pair}\n`, 'She hums.', Array(9).fill(pair).join('\n')]) {
      expect(examples(other)).toMatchObject({ exchanges: [], exampleDialogue: other });
    }
  });
});
