import { expect, test } from 'vitest';

import type { Story } from '@fabula/sdk';

import { toldLanguage, toldTo, toldWith } from './told-language';

const story = { language: 'en-US', languages: ['en-US', 'de-DE'] } as const;

test.each([
  ['de-DE', 'de-DE'],
  ['en-US', 'en-US'],
  ['fr-FR', 'en-US'],
] as const)('a reader of %s is told the story in %s', (locale, told) => {
  expect(toldLanguage(story, locale)).toBe(told);
});

test('a round says in which language it was told, and is in that of its story where it does not', () => {
  expect(toldWith(story, { language: 'de-DE' }).language).toBe('de-DE');
  expect(toldWith(story, {}).language).toBe('en-US');
});

test('an opening without a language of its own is in the one that the story is written in', () => {
  const views = (own: object) => toldTo({ ...story, ...own } as unknown as Story, 'de-DE');
  expect(views({})).toMatchObject({ language: 'de-DE', openingLanguage: 'en-US' });
  expect(views({ openingLanguage: 'de-DE' })).toMatchObject({ language: 'de-DE', openingLanguage: 'de-DE' });
});
