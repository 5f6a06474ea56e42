import { expect, test } from 'vitest';

import {
  acceptedLanguages,
  directionOf,
  isLocale,
  languageOfHeader,
  languageOfPath,
  locales,
  offeredLocales,
} from './locales';

test.each([
  ['a full locale of the product', 'pt-PT', 'pt-PT'],
  ['a bare code', 'ja', 'ja-JP'],
  ['a code with another region', 'en-GB,en;q=0.9', 'en-US'],
  ['only the first language counts', 'sv-SE,de;q=0.9', 'en-US'],
  ['the most wanted language, wherever it stands', 'de;q=0.3, ko;q=0.9', 'ko-KR'],
  ['a refused language is not wanted', 'de;q=0, fr', 'fr-FR'],
  ['an unknown code', 'tlh', 'en-US'],
  ['anything at all', '*', 'en-US'],
  ['no header', undefined, 'en-US'],
  ['nonsense', ';;q=,,', 'en-US'],
])('a request without a language in its path: %s', (_, header, expected) => {
  expect(languageOfHeader(header)).toBe(expected);
});

test('accepted languages keep their order where they are wanted equally', () => {
  expect(acceptedLanguages('fr, de;q=0.8, es;q=0.8')).toEqual(['fr', 'de', 'es']);
});

test('the menu offers the six of the picker', () => {
  expect(offeredLocales('en-US', 'en-US')).toEqual(['en-US', 'zh-CN', 'es-ES', 'ar-SA', 'pt-PT', 'tr-TR']);
});

test('the menu offers a current and a detected language beyond the six, once each', () => {
  expect(offeredLocales('de-DE', 'ja-JP').slice(6)).toEqual(['de-DE', 'ja-JP']);
  expect(offeredLocales('ko-KR', 'ko-KR').slice(6)).toEqual(['ko-KR']);
});

test('only Arabic is read from the right', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar-SA']);
});

test.each(['en', 'EN-us', 'fr-CA', '', undefined])('%s in a path names no language of the product', (segment) => {
  expect(isLocale(segment)).toBe(false);
});

test('a path names its language only in the exact spelling', () => {
  expect(languageOfPath('/pt-PT/story-hub')).toBe('pt-PT');
  expect(languageOfPath('/pt-pt/story-hub')).toBeUndefined();
});
