import { expect, test } from 'vitest';

import { answersTo, mentionAt } from './mention-query';

/** The draft up to a bar, which stands for the caret. */
const at = (marked: string) => mentionAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['@|', { from: 0, to: 1, query: '' }],
  ['@Mar|', { from: 0, to: 4, query: 'Mar' }],
  ['Tell me, @Mar| now', { from: 9, to: 13, query: 'Mar' }],
  ['(@su yi|', { from: 1, to: 7, query: 'su yi' }],
  ['one\n@od|', { from: 4, to: 7, query: 'od' }],
  ['@Maren Vale and @Od|', { from: 16, to: 19, query: 'Od' }],
] as const)('%j asks for a name', (draft, query) => {
  expect(at(draft)).toEqual(query);
});

test.each([
  'No one is called|',
  'write to keeper@harbour|',
  '@ alone|',
  '@Maren\nand then|',
  '|@Maren',
  `@${'and so on '.repeat(5)}|`,
])('%j asks for none', (draft) => {
  expect(at(draft)).toBeNull();
});

test.each([
  ['Maren Vale', ''],
  ['Maren Vale', 'mar'],
  ['Maren Vale', 'vale'],
  ['Maren Vale', 'Maren V'],
  ['Tomás Brava', 'tomas'],
  ['Su Yin', 'su '],
  ['إلياس قادر', 'إل'],
])('%s answers to %j', (name, query) => {
  expect(answersTo(name, query)).toBe(true);
});

test.each([
  ['Maren Vale', 'ale'],
  ['Maren Vale', 'Maren Vale said'],
])('%s does not answer to %j', (name, query) => {
  expect(answersTo(name, query)).toBe(false);
});
