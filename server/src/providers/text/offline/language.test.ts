import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['en', 'Who are you?'],
  ['es', 'Buenas noches.'],
  ['es', 'Creo que va a llover.'],
  ['fr', 'Je m’ennuie.'],
  ['de', 'Ich heiße Jörg.'],
  ['pt', 'Não sei o que fazer.'],
  ['tr', 'Bugün çok yoruldum.'],
  ['zh', '你好'],
  ['ja', '私の名前は何ですか。'],
  ['ko', '안녕하세요'],
  ['ar', 'ما اسمي؟'],
])('finds %s in “%s”', (language, line) => {
  expect(languageOf([line])).toBe(language);
});

it('stays with the language of the earlier lines where a line does not tell', () => {
  expect(languageOf(['Hm.', 'Je ne sais pas.'])).toBe('fr');
  expect(languageOf(['42?', '你好'])).toBe('zh');
  expect(languageOf(['元気？', 'こんばんは。'])).toBe('ja');
  expect(languageOf(['What is my name?', 'Je ne sais pas.', 'Bonjour.'])).toBe('en');
});

it('answers none for text without a signal', () => {
  expect(languageOf(['Hm.'])).toBeUndefined();
});
