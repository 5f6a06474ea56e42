import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../lib/locale.ts';
import { CURATED_CAST } from '../../media/art/cast.ts';
import { completeParts } from '../../media/art/composed/complete-parts.ts';
import { createRandom } from '../../media/art/random.ts';
import { characters } from '../../seeds/characters.ts';
import { tags } from '../../seeds/tags.ts';
import { FUNNY_TEXTS } from '../texts/by-locale.ts';
import { portraitPartsOf } from './house-parts.ts';
import { mashParts } from './mash-parts.ts';
import { nearestCharacters, QUESTIONS } from './nearest-character.ts';
import { sentencesWithin } from './postcard-text.ts';
import { spliceNames } from './splice-names.ts';
import { withinWords } from './within-words.ts';

describe('a spliced name', () => {
  it('is a short word of its own, for every two of the house and each of many seeds', () => {
    for (const [one, other] of characters.flatMap((a) => characters.map((b) => [a.name, b.name] as const))) {
      if (one === other) continue;
      const name = spliceNames(one, other, createRandom(`${one}${other}`));
      expect(name).toMatch(/^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{Nd}’'-]*$/u);
      expect(name.length).toBeLessThanOrEqual(60);
      expect([one, other, ...one.split(' '), ...other.split(' ')]).not.toContain(name);
    }
  });

  it.each([
    ['李清照', '苏轼'],
    ['مريم', 'يوسف'],
    ['佐藤 春', '田中 雪'],
    ['김민지', '박서준'],
    ['A', 'A B'],
    ['👩‍🚀', 'Zoë'],
  ])('is made of %s and %s, whole signs only', (one, other) => {
    const name = spliceNames(one, other, createRandom('1'));
    expect(name.isWellFormed()).toBe(true);
    expect(name).not.toBe('');
    expect([one, other]).not.toContain(name);
  });

  it('stays within its bound for names without an end', () => {
    expect(Array.from(spliceNames('x'.repeat(60), 'y'.repeat(60), createRandom('1'))).length).toBeLessThanOrEqual(60);
  });
});

describe('a mashed-up portrait', () => {
  const one = { characterId: 'one', parts: completeParts({ seed: 'one' }) };
  const other = { characterId: 'other', parts: completeParts({ seed: 'other' }) };

  it('has each part from the one that is named', () => {
    const { inherited, picture } = mashParts(one, other, 'seed-1');
    for (const { characterId, part } of inherited) {
      expect(picture[part]).toBe((characterId === 'one' ? one : other).parts[part]);
    }
    expect(picture.seed).toBe('seed-1');
  });

  it('tosses a fair coin', () => {
    const heads = Array.from({ length: 200 }, (_, seed) => mashParts(one, other, `s${seed}`).inherited)
      .flat()
      .filter(({ characterId }) => characterId === 'one').length;
    expect(heads / (200 * 12)).toBeCloseTo(0.5, 1);
  });
});

describe('the parts of the house’s characters', () => {
  it('are those of their curated portraits', () => {
    const maren = CURATED_CAST['maren-vale']?.options;
    expect(portraitPartsOf('maren-vale', null)).toMatchObject({
      mood: maren?.mood,
      place: maren?.backdrop,
      garment: 'jersey',
      hairCut: 'cut-15',
      hairColor: 'color-4',
      skin: 'tone-2',
    });
  });

  it('are those that a character is stored with, where there are any', () => {
    expect(portraitPartsOf('mine', { seed: 's', mood: 'moss' })).toEqual({ seed: 's', mood: 'moss' });
  });
});

describe('the nearest character', () => {
  it('can be every one of the house, and only has reasons that both have', () => {
    const candidates = characters.map(({ characterId, tags: own }) => ({ characterId, tags: own, temperaments: [] }));
    const met = new Set<string>();
    for (let code = 0; code < 3 ** 6; code += 1) {
      const choices = Array.from({ length: 6 }, (_, at) => Math.floor(code / 3 ** at) % 3);
      const [nearest] = nearestCharacters(choices, candidates, String(code));
      met.add(nearest?.characterId ?? '');
      const leanings = QUESTIONS.flatMap((answers, at) => answers[choices[at] ?? 0]?.tags ?? []);
      for (const tag of nearest?.reasons.tags ?? []) expect(leanings).toContain(tag);
    }
    expect(met.size).toBeGreaterThan(characters.length / 2);
  });

  it('asks about every tag of the house, and about no other', () => {
    const asked = new Set(QUESTIONS.flat().flatMap((answer) => answer.tags));
    expect([...asked].toSorted()).toEqual(tags.map(({ tagId }) => tagId).toSorted());
  });

  it('is decided by temperaments where tags are alike', () => {
    const [nearest] = nearestCharacters(
      [0, 0, 0, 0, 0, 0],
      [
        { characterId: 'a', tags: ['letters'], temperaments: [] },
        { characterId: 'b', tags: ['letters'], temperaments: ['patient'] },
      ],
      'x',
    );
    expect(nearest).toEqual({ characterId: 'b', reasons: { tags: ['letters'], temperaments: ['patient'] } });
  });
});

describe('the words of the house', () => {
  it.each(LOCALES)('are as many in %s, fit a tagline, and name both characters', (locale) => {
    const { lanterns, mashUps } = FUNNY_TEXTS[locale];
    expect([mashUps.length, lanterns.length]).toEqual([6, 10]);
    for (const text of mashUps) {
      expect(text).toMatch(/\{a\}.*\{b\}/u);
      expect(text.length).toBeLessThan(110);
    }
  });
});

describe('a text that is too long', () => {
  it('ends with a sentence, within its words or letters', () => {
    expect(withinWords('One two. Three four. Five six.', 4, 'en-US')).toBe('One two. Three four.');
    expect(withinWords('一二三。四五六。', 1, 'zh-CN')).toBe('一二三。');
    expect(sentencesWithin('Short. Too long to fit.', 10, 'en-US')).toBe('Short.');
    expect(sentencesWithin('Nothing ends here', 10, 'en-US')).toBe('Nothing');
  });
});
