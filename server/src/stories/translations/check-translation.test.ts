import { describe, expect, it } from 'vitest';
import { ferryInEnglish, ferryInGerman } from '../../testing/ink/translated-ferry.ts';
import { checkLines, checkWays, compileOriginal } from './check-translation.ts';

const original = compileOriginal(ferryInEnglish);
const readers = [{ name: null, roleId: 'islander' }];

/** The German ferry with one of its passages changed, and what the check of its lines says. */
function linesWith(passage: string, changed: string) {
  const translated = ferryInGerman.replace(passage, changed);
  expect(translated).not.toBe(ferryInGerman);
  return checkLines({ locale: 'de-DE', original: ferryInEnglish, translated });
}

const waysWith = (passage: string, changed: string) =>
  checkWays({ original, translated: ferryInGerman.replace(passage, changed) }, { readers, ways: 'all' }).map(
    ({ message }) => message,
  );

const numberOf = (passage: string) => ferryInGerman.slice(0, ferryInGerman.indexOf(passage)).split('\n').length;

describe('a translation', () => {
  it('has no faults where it has the structure of its original, in whatever order its words are', () => {
    expect(checkLines({ locale: 'de-DE', original: ferryInEnglish, translated: ferryInGerman })).toEqual([]);
    for (const ways of ['all', 'some'] as const) {
      expect(checkWays({ original, translated: ferryInGerman }, { readers, ways })).toEqual([]);
    }
  });

  it.each([
    ['a condition', 'trust > 0', 'trust > 1'],
    ['an alternative', 'warmen|kalten', 'warmen'],
    ['a closing brace', 'kalten}', 'kalten'],
    ['the bracket of a choice', '[Weiter warten.]', 'Weiter warten.'],
    ['the mark of a choice', '+ [Weiter warten.]', '* [Weiter warten.]'],
    ['a way', 'warten.] -> wait', 'warten.] -> quay'],
    ['a speaker', 'speaker: ada-byrne', 'speaker: mona-dusk'],
    ['the id of an ending', 'ending: over', 'ending: across'],
    ['the most of a meter', 'Vertrauen; 3', 'Vertrauen; 4'],
    ['a hint', ' # hint: es ist warm', ''],
    ['a variable', 'VAR trust = 0', 'VAR trust = 1'],
    ['a knot', '=== wait', '=== warten'],
    ['what is read', 'Du gehst nach Hause.', ''],
  ])('that changes %s is found by its line', (_, passage, changed) => {
    expect(linesWith(passage, changed).map(({ line }) => line)).toEqual([numberOf(passage)]);
  });

  it('that leaves a line out is one with too few lines', () => {
    const [first] = linesWith('    Du ruderst.\n', '');
    expect(first?.message).toBe('38 lines in place of 39');
  });

  it('that leaves words of the original is found by its line', () => {
    const faults = linesWith('Die} Fähre kommt zu spät.', 'Die} ferry is late, “It is never late,” says Ada.');
    expect(faults).toEqual([]);
    const longer = ferryInEnglish.replace('You go home.', 'You go home by the long way.');
    const translated = ferryInGerman.replace('Du gehst nach Hause.', 'You go home by the long way.');
    expect(checkLines({ locale: 'de-DE', original: longer, translated })).toEqual([
      { line: numberOf('Du gehst'), message: 'not translated: you go home by the' },
    ]);
  });

  it('has only letters of its own scripts', () => {
    expect(linesWith('Du ruderst.', 'Du rudеrst.')).toEqual([
      { line: numberOf('Du ruderst.'), message: 'letters of another script: е' },
    ]);
    const inChinese = (translated: string) => checkLines({ locale: 'zh-CN', original: 'You go home.\n', translated });
    expect(inChinese('你回家了。')).toEqual([]);
    expect(inChinese('你回 home sweet home 了。')).toEqual([
      { line: 1, message: 'words in Latin letters: home sweet home' },
    ]);
  });

  it('that leads elsewhere is found by the choices that lead there', () => {
    const faults = waysWith('~ trust++', '~ trust--');
    expect(faults).toContainEqual(expect.stringContaining('after the choices 1: other values'));
    expect(faults).toContainEqual(expect.stringContaining('after the choices 1: other variables'));
    expect(waysWith('ending: over', 'ending: across')).toContainEqual(
      expect.stringContaining('after the choices 1, 1: other ending'),
    );
    expect(waysWith('# talk: ada-byrne', '# talk: mona-dusk')).toEqual([expect.stringMatching(/^other talks/u)]);
  });

  it('that does not compile is found by its line', () => {
    const translated = ferryInGerman.replace('kalten}', 'kalten');
    const [first] = checkWays({ original, translated }, { readers, ways: 'some' });
    expect(first?.line).toBe(numberOf('Unter einer'));
  });
});
