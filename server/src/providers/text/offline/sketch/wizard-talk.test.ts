import { describe, expect, it } from 'vitest';
import { fillCard } from '../../../../prompt/fill-card.ts';
import { collect, requestFor } from '../../../../testing/text-request.ts';
import type { CharacterCardFacts, TextRequest } from '../../text-engine.ts';
import { createOfflineEngine } from '../offline-engine.ts';

const engine = createOfflineEngine(async () => undefined);

interface Exchange {
  reader: string;
  character: string;
}

/** Without lore and answers. */
function wizardCard(
  card: Pick<CharacterCardFacts, 'name' | 'language' | 'about' | 'scenario' | 'greeting' | 'sketch'>,
  exchanges: readonly Exchange[],
): CharacterCardFacts {
  const exampleDialogue = exchanges.flatMap(({ character, reader }) => [
    { speaker: 'visitor' as const, text: reader },
    { speaker: 'character' as const, text: character },
  ]);
  const whole = { ...card, exampleDialogue, tagline: '', persona: '', lore: [], answers: {}, tags: [] };
  return fillCard(whole, { user: 'Noor', char: card.name }, 1);
}

/** Each reply knows those before. */
async function talk(character: CharacterCardFacts, lines: readonly string[], seed: number): Promise<string[]> {
  const messages: TextRequest['messages'][number][] = [{ role: 'assistant', content: character.greeting }];
  const replies: string[] = [];
  for (const [index, line] of lines.entries()) {
    messages.push({ role: 'user', content: line });
    const visitor = { name: '', description: '', facts: [], summary: '', note: '', said: lines.slice(0, index) };
    const request = { messages, character, visitor, seed: seed * 100 + index, lastReplies: replies.toReversed() };
    const { text } = await collect(engine.generate(requestFor(line, request), new AbortController().signal));
    messages.push({ role: 'assistant', content: text });
    replies.push(text);
  }
  return replies;
}

const baker = wizardCard(
  {
    name: 'Mira Vale',
    language: 'en-US',
    about: 'Mira was born in Bristol. She has a cat called Flour. [Age: 34]',
    scenario: 'Four in the morning. {{user}} knocks at the back door of a bakery.',
    greeting: '*Mira opens the door with her elbow.* “We open at six. Sit, and mind the flour.”',
    sketch: {
      tagline: 'Bakes bread for people who cannot sleep',
      temperaments: ['patient', 'dry'],
      nevers: ['never gives away a recipe', 'never lies'],
    },
  },
  [
    { reader: 'What do you bake?', character: '“Bread, and whatever the night asks for.”' },
    { reader: 'Do you ever sleep?', character: '“From noon to five, {{user}}. Ask the cat.”' },
  ],
);
const keeper = wizardCard(
  {
    name: 'Jonas Brandt',
    language: 'de-DE',
    about: 'Jonas ist auf Hiddensee geboren. Er hat einen Bruder namens Emil.',
    scenario: 'Ein Leuchtturm im Winter. Das letzte Boot ist weg.',
    greeting: '*Jonas hebt die Laterne.* „Dann bleiben Sie wohl. Tee?“',
    sketch: {
      tagline: 'Hütet einen Leuchtturm, den keiner mehr braucht',
      temperaments: ['shy', 'loyal', 'stern'],
      nevers: ['spricht nie über seinen Vater'],
    },
  },
  [
    { reader: 'Warum lebst du allein?', character: '„Allein? Das Meer redet den ganzen Tag.“' },
    { reader: 'Was machst du bei Sturm?', character: '„Die Lampe putzen.“' },
  ],
);
const mender = wizardCard(
  {
    name: '沈砚',
    language: 'zh-CN',
    about: '沈砚出生在苏州。他有一只叫墨团的猫。',
    scenario: '雨夜，老城里一家只修旧书的铺子。',
    greeting: '*他抬起头，放下手里的针。*“先坐。书湿了没有？”',
    sketch: { tagline: '替人修补旧书的人', temperaments: ['patient', 'gentle'], nevers: ['从不翻看别人的信'] },
  },
  [{ reader: '你为什么不卖新书？', character: '“新书不需要我。”' }],
);
const teller = wizardCard(
  {
    name: 'ليلى الحكواتية',
    language: 'ar-SA',
    about: 'ولدت ليلى في حلب. لها أخ اسمه سامر.',
    scenario: 'مقهى قديم في آخر السوق بعد منتصف الليل.',
    greeting: '*ترفع ليلى عينيها عن الكتاب.* «اجلس، الشاي ما زال ساخنا.»',
    sketch: {
      tagline: 'تروي الحكايات لمن لا ينام',
      temperaments: ['warm', 'curious'],
      nevers: ['لا تحكي الحكاية نفسها مرتين'],
    },
  },
  [{ reader: 'من علمك الحكايات؟', character: '«جدتي، وكانت تنسى النهايات.»' }],
);

/** Questions with what their answers contain. */
const SCRIPTS: readonly [CharacterCardFacts, readonly (readonly [line: string, answer: RegExp])[]][] = [
  [
    baker,
    [
      ['Who are you?', /Mira.*Bakes bread for people who cannot sleep/],
      ['What do you bake?', /whatever the night asks for/],
      ['Do you sleep at all?', /From noon to five, Noor/],
      ['Where are we?', /^\*Four in the morning\. Noor knocks at the back door/],
      ['What are you like?', /patience and dry wit/],
      ['Are you patient?', /patience/],
      ['Do you ever lie?', /never lies/],
      ['Can you give me the recipe?', /never gives away a recipe/],
      ['What would you never do?', /never/],
      ['Do you have a cat?', /^\*She has a cat called Flour\.\*$/],
      ['Where were you born?', /Bristol/],
    ],
  ],
  [
    keeper,
    [
      ['Wer bist du?', /Jonas.*Leuchtturm/],
      ['Warum lebst du hier allein?', /Das Meer redet/],
      ['Was tust du, wenn Sturm ist?', /Die Lampe putzen/],
      ['Wo sind wir?', /Das letzte Boot ist weg/],
      ['Bist du schüchtern?', /Schüchternheit, Treue und Strenge/],
      ['Erzähl mir von deinem Vater.', /nie über seinen Vater/],
      ['Hast du einen Bruder?', /Emil/],
      ['Wo bist du geboren?', /Hiddensee/],
    ],
  ],
  [
    mender,
    [
      ['你是谁？', /沈砚.*替人修补旧书的人/],
      ['为什么不卖新书？', /新书不需要我/],
      ['这是什么地方？', /只修旧书的铺子/],
      ['你是个什么样的人？', /耐心和温柔/],
      ['你会偷看别人的信吗？', /从不翻看别人的信/],
      ['你有猫吗？', /墨团/],
    ],
  ],
  [
    teller,
    [
      ['من أنت؟', /ليلى.*تروي الحكايات لمن لا ينام/],
      ['من علمك الحكايات؟', /كانت تنسى النهايات/],
      ['أين نحن؟', /آخر السوق/],
      ['هل أنت فضولية؟', /الدفء والفضول/],
      ['احكي لي الحكاية نفسها مرتين.', /لا تحكي الحكاية نفسها مرتين/],
      ['أين ولدت؟', /حلب/],
      ['هل لك أخ؟', /سامر/],
    ],
  ],
];

describe.each([1, 2, 3, 4, 5])('with seed %i, a character from the wizard', (seed) => {
  it.each(SCRIPTS.map(([card, script]) => ({ language: card.language, card, script })))(
    'answers in $language by what its author has written',
    async ({ card, script }) => {
      const replies = await talk(
        card,
        script.map(([line]) => line),
        seed,
      );
      for (const [index, [, answer]] of script.entries()) expect(replies[index]).toMatch(answer);
    },
  );

  it('does not take a statement for a question that it has an answer to', async () => {
    const [reply] = await talk(baker, ['I cannot sleep.'], seed);
    expect(reply).not.toContain('noon');
  });

  it('offers a question that it can answer, and does not say that all was told while nothing was', async () => {
    const [story, unknown] = await talk({ ...baker, about: '' }, ['Tell me a story.', 'Who won the war?'], seed);
    expect(story).toMatch(/Four in the morning.*What do you bake\?/);
    expect(unknown).toContain('Do you ever sleep?');
  });

  it('tells a reader of another language once which one it speaks', async () => {
    const [where, born] = await talk(keeper, ['Where are we?', 'Who are you?'], seed);
    expect(where).toMatch(/I speak German.*Leuchtturm im Winter/);
    expect(born).not.toContain('I speak German');
  });

  it('reads no lists of attributes aloud', async () => {
    const replies = await talk(baker, ['How old are you?', 'Tell me more.', 'Go on.', 'Go on.'], seed);
    expect(replies.join(' ')).not.toContain('34');
  });
});
