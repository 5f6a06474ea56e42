import { describe, expect, it } from 'vitest';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { describeCard } from './describe-card.ts';
import { readCard } from '../card-files/read-card.ts';

const described = (data: object = {}) => describeCard(readCard(jsonFile(cardV2(data))).card, 'tr-TR');

describe('a character as its card describes it', () => {
  it('says its lines of example dialogue one after the other', () => {
    const text =
      '<START>\n{{user}}: Hello.\n{{char}}: *waves*\nSit.\n<start>\nIsaura Pell: You again: early.\nYou: Yes.';
    expect(described({ mes_example: text }).exampleDialogue).toEqual([
      { speaker: 'visitor', text: 'Hello.' },
      { speaker: 'character', text: '*waves*\nSit.' },
      { speaker: 'character', text: 'You again: early.' },
      { speaker: 'visitor', text: 'Yes.' },
    ]);
  });

  it('has every greeting that says something, and is silent where none does', () => {
    expect(described({ first_mes: '', alternate_greetings: ['', 'Hm.', 'Ah.'] })).toMatchObject({
      greeting: 'Hm.',
      facts: { alternateGreetings: ['Ah.'] },
    });
    expect(described({ first_mes: ' ', alternate_greetings: [] }).greeting).toBe('…');
  });

  it('has what its author chose here, and nothing of what is no such choice', () => {
    const chosen = { tagline: 'Mends books', temperaments: ['dry'], nevers: ['lies'], language: 'en-US' };
    const { sketch } = described({ extensions: { 'fabula/draft': chosen } }).facts;
    expect(sketch).toEqual({ tagline: 'Mends books', temperaments: ['dry'], nevers: ['lies'] });
    const strange = { ...chosen, temperaments: ['salty'] };
    expect(described({ extensions: { 'fabula/draft': strange } }).facts.sketch).toBeUndefined();
  });

  it('wishes for the engines that its author names, where there is such a class', () => {
    const wishOf = (wish: unknown) => described({ extensions: { 'fabula/engine': wish } }).facts.engineClass;
    expect(wishOf({ class: 'deep' })).toBe('deep');
    expect(wishOf({ class: 'huge' })).toBeUndefined();
    expect(wishOf('deep')).toBeUndefined();
    expect(described().facts.engineClass).toBeUndefined();
  });

  it('takes the entries of its lorebook that are switched on, without their decorators', () => {
    const entries = [
      { keys: ['lamp'], content: '@@depth 2\n@@activate\nIt burns.', comment: 'Lamp', insertion_order: 5 },
      { keys: ['off'], content: 'Not this.', enabled: false },
      { keys: ['never'], content: '@@dont_activate\nNor this.' },
      {
        keys: ['a', 'b'],
        content: 'Both.',
        selective: true,
        secondary_keys: ['c'],
        position: 'after_char',
        priority: 3,
      },
    ];
    const { facts, lore } = described({ character_book: { entries, scan_depth: 6, token_budget: 300 } });
    expect(lore).toMatchObject([
      { title: 'Lamp', text: 'It burns.', constant: true, insertionOrder: 5, insertion: { depth: 2, role: 'system' } },
      { keys: ['a', 'b'], secondaryKeys: ['c'], selective: true, position: 'after-character', priority: 3 },
    ]);
    expect(facts.loreRules).toEqual({ scanDepth: 6, tokenBudget: 300, recursive: false });
  });

  it.each([
    ['@@depth 3\n@@role user', { depth: 3, role: 'user' }],
    ['@@role assistant\n@@depth -2', { depth: 0, role: 'assistant' }],
    ['@@depth soon\n@@@depth 4', { depth: 4, role: 'system' }],
    ['@@instruct_depth 40\n@@@depth 1', { depth: 1, role: 'system' }],
    ['@@depth 3\n@@@role user', { depth: 3, role: 'system' }],
    ['@@depth 3\n@@position after_desc', null],
    ['@@role user', null],
  ])('places an entry as %j says', (decorators, insertion) => {
    const entries = [{ keys: ['lamp'], content: `${decorators}\n\nIt burns.` }];
    expect(described({ character_book: { entries } }).lore).toMatchObject([{ text: 'It burns.', insertion }]);
  });

  it('reads the notes of its creator as text', () => {
    const notes = '<style>p{}</style><p>**Read** me</p>![x](http://x.example/i.png)[site](javascript:alert(1))';
    expect(described({ creator_notes: notes })).toMatchObject({ about: 'Read me\nsite' });
  });

  it('has a note that stands above the end of the conversation', () => {
    const note = { depth_prompt: { prompt: 'Stay calm.', depth: '2', role: 'assistant' } };
    expect(described({ extensions: note }).facts.depthPrompt).toEqual({
      text: 'Stay calm.',
      depth: 2,
      role: 'assistant',
    });
  });

  it.each([
    ['ja-JP', '彼女は時計を直す。静かな店で。'],
    ['zh-CN', '她修理时钟，在安静的店里。'],
    ['ko-KR', '그녀는 시계를 고친다.'],
    ['ar-SA', 'إنها تصلح الساعات في متجر هادئ.'],
    ['de-DE', 'Sie repariert die Uhren und ist nicht von hier.'],
    ['fr-FR', 'Elle répare les horloges et il est tard dans la rue.'],
    ['en-US', 'She mends the clocks of the town and is never late.'],
    ['tr-TR', '…'],
  ])('is written in %s', (language, text) => {
    const texts = { description: text, personality: '', first_mes: text, alternate_greetings: [] };
    expect(described(texts).language).toBe(language);
  });

  it('seems mature by its tags and by its words', () => {
    expect(described().mature).toBe(false);
    expect(described({ tags: ['NSFW'] }).mature).toBe(true);
    expect(described({ description: 'An erotic dancer.' }).mature).toBe(true);
  });
});
