import { beforeAll, describe, expect, it } from 'vitest';
import { CharacterTemperament, GreetingManner, WritingIdeas } from '../../contract/validators.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';
import { expandMacros } from '../../prompt/macros.ts';
import { localRules } from '../../safety/local-rules.ts';
import { tags as houseTags } from '../../seeds/tags.ts';
import { createIdeas, type IdeasDraft } from './create-ideas.ts';
import { TEXTS } from './texts/by-locale.ts';
import { SCENES } from './texts/language-texts.ts';

const SEEDS = Array.from({ length: 50 }, (_, index) => `seed-${index}`);

const blank: IdeasDraft = {
  name: '',
  tagline: '',
  pronouns: '',
  temperaments: [],
  portrait: null,
  scenario: '',
};
const baker: IdeasDraft = {
  ...blank,
  name: 'Tomás Brava',
  tagline: 'Retired smuggler, full-time baker',
  pronouns: 'he/him',
};

const textsOf = ({ description, personality, scenarios, greetings, exchanges, nevers }: WritingIdeas): string[] => [
  description,
  personality,
  ...scenarios,
  ...greetings.map(({ text }) => text),
  ...exchanges.flatMap(({ reader, character }) => [reader, character]),
  ...nevers,
];

const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  'en-US': /(?!\p{Script=Latin})\p{L}/u,
  'es-ES': /(?!\p{Script=Latin})\p{L}/u,
  'fr-FR': /(?!\p{Script=Latin})\p{L}/u,
  'de-DE': /(?!\p{Script=Latin})\p{L}/u,
  'pt-PT': /(?!\p{Script=Latin})\p{L}/u,
  'tr-TR': /(?!\p{Script=Latin})\p{L}/u,
  'zh-CN': /(?!\p{Script=Han})\p{L}/u,
  'ja-JP': /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\p{L}/u,
  'ko-KR': /(?!\p{Script=Hangul})\p{L}/u,
  'ar-SA': /(?!\p{Script=Arabic})\p{L}/u,
};

describe.each(LOCALES)('writing ideas in %s', (locale) => {
  let all: WritingIdeas[];
  beforeAll(() => {
    all = CharacterTemperament.options.flatMap((temperament) =>
      SEEDS.map((seed) => createIdeas({ ...blank, temperaments: [temperament] }, locale, seed)),
    );
  });

  it('are complete and within the bounds of the contract', () => {
    for (const ideas of all) {
      WritingIdeas.parse(ideas);
      expect(textsOf(ideas).filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  it('begin with the temperament of the draft and never repeat one', () => {
    for (const [index, { temperaments }] of all.entries()) {
      expect(temperaments[0]).toBe(CharacterTemperament.options[Math.floor(index / SEEDS.length)]);
      expect(new Set(temperaments).size).toBe(3);
    }
  });

  it('are written in the script of the language', () => {
    const foreign = new Set(all.flatMap(textsOf)).values().filter((text) => {
      return FOREIGN[locale].test(text.replaceAll('{{char}}', ''));
    });
    expect([...foreign]).toEqual([]);
  });

  it('leave no macro behind', () => {
    const names = { user: '', char: '' };
    const left = all.flatMap(textsOf).filter((text) => /[{}<>]/.test(expandMacros(text, names)));
    expect(left).toEqual([]);
  });

  it('name the reader by no macro', () => {
    expect(all.flatMap(textsOf).filter((text) => /\{\{(?!char\}\})/.test(text))).toEqual([]);
  });

  it('offer three greetings of three manners, three scenarios and four nevers that all differ', () => {
    for (const { greetings, scenarios, exchanges, nevers } of all) {
      expect(new Set(greetings.map(({ manner }) => manner)).size).toBe(3);
      expect(new Set(greetings.map(({ text }) => text)).size).toBe(3);
      expect(new Set(scenarios).size).toBe(3);
      expect(new Set(exchanges.map(({ reader }) => reader)).size).toBe(2);
      expect(new Set(nevers).size).toBe(4);
    }
  });

  it('differ for other seeds', () => {
    for (const index of CharacterTemperament.options.keys()) {
      const sets = all.slice(index * SEEDS.length, (index + 1) * SEEDS.length).map(({ greetings }) => greetings);
      expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBeGreaterThan(45);
    }
  });

  it('are the same for the same seed and draft', () => {
    const draft: IdeasDraft = { ...baker, temperaments: ['dry', 'warm'] };
    expect(createIdeas(draft, locale, 'again')).toEqual(createIdeas(structuredClone(draft), locale, 'again'));
  });

  it('pass the safety rules', async () => {
    const { signal } = new AbortController();
    const refused: string[] = [];
    for (const text of new Set(all.flatMap(textsOf))) {
      const verdict = await localRules.moderate({ text, side: 'character' }, signal);
      if (verdict.kind !== 'allow') refused.push(text);
    }
    for (const reader of new Set(all.flatMap(({ exchanges }) => exchanges.map((exchange) => exchange.reader)))) {
      const verdict = await localRules.moderate({ text: reader, side: 'visitor' }, signal);
      if (verdict.kind !== 'allow') refused.push(reader);
    }
    expect(refused).toEqual([]);
  });

  it('have enough lines, none of them twice', () => {
    const { temperaments, scenes } = TEXTS[locale];
    const moods = Object.values(temperaments);
    const places = Object.values(scenes);
    const greetings = moods.flatMap((mood) => GreetingManner.options.map((manner) => mood[manner]));
    const exchanges = [...moods, ...places].flatMap((part) => part.exchanges.map(([reader]) => reader));
    const answers = [...moods, ...places].flatMap((part) => part.exchanges.map(([, character]) => character));
    const nevers = moods.flatMap((mood) => mood.nevers);
    const scenarios = places.flatMap((place) => place.scenarios);
    const sentences = moods.flatMap(({ trait, habit }) => [trait, habit]);
    for (const [lines, least] of [
      [greetings, 72],
      [exchanges, 32],
      [answers, 32],
      [nevers, 24],
      [scenarios, 20],
      [sentences, 24],
    ] as const) {
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length).toBeGreaterThanOrEqual(least);
    }
    expect(sentences.filter((sentence) => !sentence.includes('{{char}}'))).toEqual([]);
  });
});

describe('writing ideas for a draft', () => {
  it('describe the character by its tagline, pronouns and temperaments', () => {
    const { description, personality } = createIdeas(
      { ...baker, temperaments: ['dry', 'warm', 'shy'] },
      'en-US',
      'one',
    );
    const { dry, warm, shy } = TEXTS['en-US'].temperaments;
    expect(description).toBe(
      `{{char}}: Retired smuggler, full-time baker. Pronouns: he/him. ${dry.habit} ${warm.habit} ${shy.habit}`,
    );
    expect(personality).toBe(`${dry.trait} ${warm.trait} ${shy.trait}`);
  });

  it.each([
    ['', ''],
    ['Who goes there?', '{{char}}: Who goes there? '],
    ['She stays.', '{{char}}: She stays. '],
    ['{{user}} owes me <b>\n money', '{{char}}: user owes me b money. '],
    ['$& $1', '{{char}}: $& $1. '],
  ])('take the tagline %j as plain words', (tagline, beginning) => {
    const { description } = createIdeas({ ...blank, tagline, temperaments: ['dry'] }, 'en-US', 'one');
    expect(description.startsWith(`${beginning}${TEXTS['en-US'].temperaments.dry.habit}`)).toBe(true);
  });

  it('differ for two characters of the same temperaments', () => {
    const one = createIdeas(baker, 'en-US', 'one');
    expect(createIdeas({ ...baker, name: 'Maren Vale' }, 'en-US', 'one').greetings).not.toEqual(one.greetings);
    expect(createIdeas({ ...baker, tagline: 'Lighthouse keeper' }, 'en-US', 'one').greetings).not.toEqual(
      one.greetings,
    );
  });

  it.each([
    ['calm', ['patient', 'gentle']],
    ['laughing', ['bold', 'playful']],
    ['stern', ['stern', 'proud']],
  ] as const)('suggest a temperament that a %s face shows', (expression, fitting) => {
    const draft: IdeasDraft = { ...blank, portrait: { seed: 'face', expression } };
    const first = SEEDS.map((seed) => createIdeas(draft, 'en-US', seed).temperaments[0]);
    expect(new Set(first)).toEqual(new Set(fitting));
  });

  it.each([
    ['rain', ['road', 'work']],
    ['forest', ['outside', 'road']],
    ['rays', [...SCENES]],
  ] as const)('meet in a place that suits the backdrop %s', (place, scenes) => {
    const draft: IdeasDraft = { ...blank, portrait: { seed: 'face', place } };
    const met = SEEDS.map((seed) => createIdeas(draft, 'en-US', seed).scenarios).map((scenarios) =>
      SCENES.find((scene) => scenarios.every((text) => TEXTS['en-US'].scenes[scene].scenarios.includes(text))),
    );
    expect(new Set(met)).toEqual(new Set(scenes));
  });

  it('stay in the place that the author took from earlier ideas, and offer others of its kind', () => {
    const [taken = ''] = createIdeas(baker, 'pt-PT', 'one').scenarios;
    const home = SCENES.find((scene) => TEXTS['pt-PT'].scenes[scene].scenarios.includes(taken));
    for (const seed of SEEDS) {
      const { scenarios } = createIdeas({ ...baker, scenario: taken }, 'pt-PT', seed);
      expect(scenarios).not.toContain(taken);
      expect(home === undefined ? [] : TEXTS['pt-PT'].scenes[home].scenarios).toEqual(
        expect.arrayContaining(scenarios),
      );
    }
  });

  it('say nothing about a place of ours when the author wrote another', () => {
    const ofPlaces = Object.values(TEXTS['en-US'].scenes).flatMap(({ exchanges }) =>
      exchanges.map(([reader]) => reader),
    );
    for (const seed of SEEDS) {
      const { exchanges, greetings } = createIdeas({ ...baker, scenario: 'On the moon.' }, 'en-US', seed);
      for (const { text } of greetings) expect(text).toMatch(/^“[^“”]+”$/);
      for (const { reader } of exchanges) expect(ofPlaces).not.toContain(reader);
    }
  });

  it('suggest tags of the house only', () => {
    const known = new Set<string>(houseTags.map(({ tagId }) => tagId));
    const suggested = SEEDS.flatMap((seed) => createIdeas(baker, 'en-US', seed).tags);
    expect(suggested.filter((tag) => !known.has(tag))).toEqual([]);
  });

  it('do not change when the author takes a greeting, exchanges or nevers from them', () => {
    const ideas = createIdeas(baker, 'de-DE', 'one');
    const [greeting] = ideas.greetings;
    const filled = { ...baker, greeting: greeting?.text ?? '', exchanges: ideas.exchanges, nevers: ideas.nevers };
    expect(createIdeas(filled, 'de-DE', 'one')).toEqual(ideas);
  });
});
