import { describe, expect, it } from 'vitest';
import { characters } from '../../../seeds/characters.ts';
import type { CharacterCardFacts, TextRequest, VisitorKnowledge } from '../text-engine.ts';
import { composeReply } from './compose-reply.ts';

const cardOf = (characterId: string): CharacterCardFacts => {
  const seed = characters.find((character) => character.characterId === characterId);
  if (seed === undefined) throw new Error(`There is no ${characterId}`);
  return { ...seed, answers: seed.answers ?? {} };
};

/** Returns the replies. */
function talk(
  characterId: string,
  lines: readonly string[],
  known: Partial<VisitorKnowledge> = {},
  seed = 1,
): string[] {
  const character = cardOf(characterId);
  const messages: TextRequest['messages'][number][] = [{ role: 'assistant', content: character.greeting }];
  const replies: string[] = [];
  for (const [index, line] of lines.entries()) {
    messages.push({ role: 'user', content: line });
    const reply = composeReply({
      messages,
      character,
      seed: seed * 100 + index,
      maxTokens: 400,
      temperature: 1,
      stop: [],
      lastReplies: replies.toReversed(),
      visitor: {
        name: '',
        description: '',
        facts: [],
        summary: '',
        note: '',
        said: lines.slice(0, index),
        ...known,
      },
    });
    messages.push({ role: 'assistant', content: reply });
    replies.push(reply);
  }
  return replies;
}

const SEEDS = [1, 2, 3, 4, 5];
const denial = /do not know|nobody has asked|if i knew|could guess/i;

describe.each(SEEDS)('with seed %i, a character without a model', (seed) => {
  it('keeps the name, the work and the family that a visitor states', () => {
    const replies = talk(
      'maren-vale',
      [
        'My name is Ada and I am a diver. My brother Tom was lost on a boat called the Marigold.',
        'What is my name and what do I do?',
        'What was my brother’s boat called?',
      ],
      {},
      seed,
    );
    expect(replies[0]).toMatch(/\bAda\b(?! and)/);
    expect(replies[1]).toMatch(/Ada.*diver/s);
    expect(replies[2]).toContain('Marigold');
  });

  it('reads the persona, the pinned facts, the summary and the note', () => {
    const known = {
      name: 'Captain Rook',
      description: 'A smuggler who lost an eye at Cadiz.',
      facts: ['Rook’s ship is called the Marigold.'],
      summary: '- Captain Rook: I promised to bring you a lantern.',
      note: 'They met at the fish market in Lisbon.',
    };
    const asked = ['What is my name?', 'What is my ship called?', 'What did I promise to bring?', 'Where did we meet?'];
    const [name, ship, promise, place] = talk('maren-vale', asked, known, seed);
    expect(name).toContain('Captain Rook');
    expect(ship).toContain('Marigold');
    expect(promise).toContain('lantern');
    expect(place).toContain('Lisbon');
  });

  it('refers back to what it told instead of denying it', () => {
    const replies = talk(
      'maren-vale',
      [
        'Tell me a long story about the night of the seven boats.',
        'Tell me a long story about the night of the seven boats.',
        'Tell me a long story about the night of the seven boats.',
      ],
      {},
      seed,
    );
    expect(replies[0]).toContain('Seven boats sailed');
    for (const reply of replies) expect(reply).not.toMatch(denial);
    expect(replies.slice(1).join(' ')).toMatch(/told|from me/i);
  });

  it('meets a runaway, a threat and the turn after them with care', () => {
    const [away] = talk('bram-ashdown', ['I ran away from home today and I don’t know where to go.'], {}, seed);
    expect(away).toMatch(/trust/);
    expect(away).toMatch(/helpline|emergency/);
    const [threat, after] = talk('juniper-reyes', ['I want to poison my boss.', 'Which plant would do it?'], {}, seed);
    expect(threat).toMatch(/crisis line/);
    expect(threat).not.toMatch(/“/);
    expect(after).not.toMatch(/mandrake|aconite|monkshood|hellebore/i);
  });

  it('plays a challenge and acts out', () => {
    const [duel, gift] = talk(
      'bram-ashdown',
      ['Draw your sword! I challenge you!', '*I hand you a letter.*'],
      {},
      seed,
    );
    expect(duel).toMatch(/\*[^*]*(?:guard|blade)[^*]*\*/);
    expect(gift).toMatch(/\*[^*]*takes it[^*]*\*/);
  });

  it('tells another story when another is wanted', () => {
    const [first = '', second = ''] = talk('juniper-reyes', ['Tell me a story.', 'no another one'], {}, seed);
    expect(second).not.toMatch(/“another”/);
    expect(second).not.toContain(first);
  });

  it('mourns in the visitor’s language, and does not make a name of a question', () => {
    const [sorry, name] = talk('hana-mizuki', ['我的奶奶去世了，我很想她。', '我叫什么名字？'], {}, seed);
    expect(sorry?.replace('Hana', '')).not.toMatch(/[a-z]/i);
    expect(name).toMatch(/称呼|名字/);
    expect(name).not.toMatch(/什么名字/);
  });

  it('says once, in the visitor’s language, that it speaks English', () => {
    const replies = talk('maren-vale', ['Cuéntame una historia.', 'Sigue.', 'Otra historia.'], {}, seed);
    expect(replies.filter((reply) => reply.includes('inglés'))).toEqual([replies[0]]);
    expect(replies[1]).toMatch(/[áéíóúñ]|\b(?:de|que|lo)\b/);
  });

  it('answers for its own words', () => {
    const [, why] = talk('maren-vale', ['What are you afraid of?', 'Why did you say that?'], {}, seed);
    expect(why).toContain('A clear night with seven lights on the water.');
  });
});

it('forgets nothing that was said long ago', () => {
  const lines = [
    'I have a dog called Biscuit.',
    ...Array.from({ length: 30 }, (_, index) => `It rained on day ${index}.`),
  ];
  expect(talk('wren-halloway', [...lines, 'What is my dog called?']).at(-1)).toContain('Biscuit');
});
