import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnVoice } from './own-voice.ts';

const OWN = ['Maren Vale', 'Maren'];
const OTHERS = ['Wren Halloway', 'Wren', 'Noor', 'Élias'];

function heard(...chunks: string[]): { text: string; isOver: boolean } {
  const voice = new OwnVoice(OWN, OTHERS);
  const text = chunks.map((chunk) => voice.add(chunk)).join('') + voice.end();
  return { text, isOver: voice.isOver };
}

describe('the voice of one character', () => {
  it.each([
    ['a line of another character', 'I lit it.\nWren: And I saw you.', 'I lit it.\n'],
    ['a line of a person', 'I lit it.\n\nNoor: Why?', 'I lit it.\n\n'],
    ['a name in bold', 'I lit it.\n**Wren Halloway:** No.', 'I lit it.\n'],
    ['a name in brackets', 'I lit it.\n[Noor]: No.', 'I lit it.\n'],
    ['a name in another case', 'I lit it.\nNOOR : no', 'I lit it.\n'],
    ['a colon of another script', 'I lit it.\nÉlias：why', 'I lit it.\n'],
    ['another speaker from the first word', 'Noor: I do not know.', ''],
  ])('ends before %s', (_what, said, kept) => {
    expect(heard(said)).toEqual({ text: kept, isOver: true });
  });

  it.each([
    ['its own name before its words is no words', 'Maren: I lit it.', 'I lit it.'],
    ['also in bold and later', '**Maren Vale:** I lit it.\nMaren: Twice.', 'I lit it.\nTwice.'],
    ['what it does after its name stays marked', 'Maren: *She smiles.* Yes.', '*She smiles.* Yes.'],
    ['what others do may be told', 'Wren looks up. *Noor nods:* she knows.', 'Wren looks up. *Noor nods:* she knows.'],
    ['names inside a line stay', 'I told Wren: never again.', 'I told Wren: never again.'],
    ['a name that only begins like another', 'Wrenna: a word.', 'Wrenna: a word.'],
    ['what ends with a name', 'It was\nWren', 'It was\nWren'],
  ])('%s', (_what, said, kept) => {
    expect(heard(said)).toEqual({ text: kept, isOver: false });
  });

  it('a name is recognised however the engine splits it, and no letter of it passes', () => {
    const said = '*She smiles.*\n**Wren Halloway**: Well.';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: said.length }), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), said.length];
        const chunks = places.slice(1).map((end, index) => said.slice(places[index], end));
        expect(heard(...chunks)).toEqual({ text: '*She smiles.*\n', isOver: true });
      }),
    );
  });

  it('text without names passes unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-f ,.\n*]{0,12}$/)), (chunks) => {
        expect(heard(...chunks).text).toBe(chunks.join(''));
      }),
    );
  });
});
