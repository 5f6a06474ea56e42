import { expect, test } from 'vitest';

import { plainWords } from '@fabula/sdk/plain-words';
import { voiceFor } from './reader';

const voice = (lang: string, localService = true) => ({ lang, localService });

test('a voice of the same country comes before one of the same language', () => {
  const voices = [voice('fr-CA'), voice('en-US'), voice('fr-FR')];
  expect(voiceFor(voices, 'fr-FR')?.lang).toBe('fr-FR');
  expect(voiceFor(voices, 'fr-BE')?.lang).toBe('fr-CA');
});

test('a voice of the machine itself comes before one that asks the network', () => {
  expect(voiceFor([voice('de-DE', false), voice('de_DE')], 'de-DE')).toEqual(voice('de_DE'));
});

test('without a voice of the language the browser chooses', () => {
  expect(voiceFor([voice('en-US')], 'ar-SA')).toBeUndefined();
});

test('strips markup from the text that is read aloud', () => {
  const text =
    '# A list\n\n1. the *Petrel*\n- `lamp = 7`\n\n> [the harbour](https://example.org) ![a boat](/art/1.webp)';
  expect(plainWords(text)).toBe('A list\nthe Petrel\nlamp = 7\nthe harbour a boat');
});
