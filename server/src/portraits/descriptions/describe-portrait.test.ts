import { describe, expect, it } from 'vitest';
import { DescribePortraitBody, PortraitDescription } from '../../contract/validators.ts';
import { LOCALES } from '../../lib/locale.ts';
import { createRandom } from '../../media/art/random.ts';
import { SENTENCES as ENGLISH_AND_GERMAN } from './cases/en-and-de.ts';
import { SENTENCES as ROMANCE } from './cases/fr-es-and-pt.ts';
import { SENTENCES as TURKISH_AND_ARABIC } from './cases/tr-and-ar.ts';
import { SENTENCES as EAST_ASIAN } from './cases/zh-ja-and-ko.ts';
import { describePortrait } from './describe-portrait.ts';

const SENTENCES = [...ENGLISH_AND_GERMAN, ...ROMANCE, ...TURKISH_AND_ARABIC, ...EAST_ASIAN];

describe('a description of a portrait', () => {
  it.each(SENTENCES)('%s: %s', (locale, text, parts, notDrawn) => {
    const described = describePortrait(text, locale);
    expect({ parts: described.parts, notDrawn: described.notDrawn }).toEqual({ parts, notDrawn });
  });

  it('is read in every language of the product', () => {
    for (const locale of LOCALES) {
      expect(SENTENCES.filter(([of]) => of === locale).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('says which words were understood, with their negation', () => {
    const text = 'Long dark hair, no beard. She never wears glasses.';
    const words = describePortrait(text, 'en-US').understood.map(({ from, part, to, value }) => [
      part,
      value,
      text.slice(from, to),
    ]);
    expect(words).toEqual([
      ['hairCut', 'cut-11', 'Long dark hair'],
      ['hairColor', 'color-2', 'dark hair'],
      ['beard', 'none', 'no beard'],
      ['glasses', 'none', 'never wears glasses'],
    ]);
  });

  it('sets the skin by words for skin alone', () => {
    const roles = [
      'A black knight and a dark wizard in white armour, pale light.',
      'An African queen, a Swedish sailor, a Chinese poet, brown eyes, dark past.',
      'Eine schwarze Seele, ein dunkler Ritter mit hellem Mantel.',
      'Une âme noire, un chevalier sombre au manteau blanc.',
      '黑心的骑士，白色大衣。',
      '黒い騎士、白いコート。',
    ];
    for (const locale of LOCALES) {
      for (const text of roles) expect(describePortrait(text, locale).parts.skin).toBeUndefined();
    }
    expect(describePortrait('Brown skin and white armour', 'en-US').parts.skin).toBe('tone-4');
  });

  it('lets a named garment count before that of a trade, and the later of two equals', () => {
    expect(describePortrait('A knight in a green cloak', 'en-US').parts).toMatchObject({
      garment: 'cloak',
      cloth: 'green',
    });
    expect(describePortrait('In a green cloak, a knight', 'en-US').parts.garment).toBe('cloak');
    expect(describePortrait('A coat, then a scarf', 'en-US').parts.garment).toBe('scarf');
  });

  it('draws flowers on a head and leaves those of a garden', () => {
    expect(describePortrait('She stands among flowers.', 'en-US').parts.flowers).toBeUndefined();
    expect(describePortrait('Flowers in her hair.', 'en-US').parts.flowers).toBe(true);
  });

  it.each([
    ['en-US', 'A sailor with a parrot and a sword', ['parrot', 'sword']],
    ['de-DE', 'Ein Seemann mit Papagei und Schwert', ['Papagei', 'Schwert']],
    ['es-ES', 'Un marinero con un loro y una espada', ['loro', 'espada']],
    ['fr-FR', 'Un marin avec un perroquet et une épée', ['perroquet', 'épée']],
    ['pt-PT', 'Um marinheiro com um papagaio e uma espada', ['papagaio', 'espada']],
    ['tr-TR', 'Papağanı ve kılıcı olan bir denizci', ['Papağanı', 'kılıcı']],
    ['ar-SA', 'بحار مع ببغاء وسيف', ['ببغاء', 'سيف']],
    ['zh-CN', '带着鹦鹉和长剑的水手', ['鹦鹉', '长剑']],
    ['ja-JP', 'オウムと剣を持つ船乗り', ['オウム', '剣']],
    ['ko-KR', '앵무새와 장검을 지닌 선원', ['앵무새', '장검']],
  ] as const)('names the animal and the thing in the hand that are not drawn: %s', (locale, text, notDrawn) => {
    expect(describePortrait(text, locale).notDrawn).toEqual(notDrawn);
  });

  it('drops what a text denies', () => {
    expect(describePortrait('No scar, no hat, without wings.', 'en-US')).toEqual({
      parts: {},
      understood: [],
      notDrawn: [],
    });
  });

  it('keeps to the contract for any text', () => {
    const random = createRandom('texts');
    const letters = [
      ...SENTENCES.flatMap(([, text]) => text.split(/(?<=[ ，、])/)),
      '😀',
      'İ',
      '\u0301',
      '\n',
      'ﷺ',
      '-',
    ];
    for (const locale of LOCALES) {
      for (let round = 0; round < 20; round += 1) {
        let text = '';
        while (text.length < 500) text += random.pick(letters);
        const { text: taken } = DescribePortraitBody.parse({ text: text.slice(0, 600), locale });
        const described = PortraitDescription.parse(describePortrait(taken, locale));
        for (const { from, to } of described.understood) expect(taken.slice(from, to)).not.toBe('');
        for (const word of described.notDrawn) expect(taken).toContain(word);
      }
    }
  });
});
