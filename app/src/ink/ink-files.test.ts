import { expect, test } from 'vitest';

import { isArchive, toInkFiles } from './ink-files';

const quay = { name: 'quay.ink', text: '=== quay\nA quay.\n-> END\n' };
const words = { name: 'words.ink', text: 'VAR tide = 2\n' };

test('a story in one file is that file', () => {
  expect(toInkFiles([words])).toEqual({ source: words.text, files: [] });
});

test('picks the file that includes others and is included by none as the main file', () => {
  const main = { name: 'main.ink', text: 'INCLUDE parts/quay.ink\n  INCLUDE words.ink  \n-> quay\n' };
  expect(toInkFiles([quay, words, main])).toEqual({ source: main.text, files: [quay, words] });
  const notes = { name: 'a-notes.ink', text: 'Not included.\n' };
  expect(toInkFiles([notes, quay, words, main]).source).toBe(main.text);
});

test('files that include each other have a main one all the same', () => {
  const one = { name: 'one.ink', text: 'INCLUDE two.ink\n' };
  const two = { name: 'two.ink', text: 'INCLUDE one.ink\n' };
  expect(toInkFiles([one, two])).toEqual({ source: one.text, files: [two] });
});

test.each([
  [{ name: 'ferry.ZIP', type: '' }, true],
  [{ name: 'ferry', type: 'application/x-zip-compressed' }, true],
  [{ name: 'ferry.ink', type: 'text/plain' }, false],
])('%o is an archive: %s', (file, is) => {
  expect(isArchive(file)).toBe(is);
});
