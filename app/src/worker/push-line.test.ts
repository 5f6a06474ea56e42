import { expect, it } from 'vitest';

import { addressOf, lineOf } from './push-line';

const wordsOf = (language: string) => ({
  published: `${language} published`,
  commented: `${language} commented`,
  decided: `${language} decided`,
  'report-decided': `${language} report-decided`,
  several: `${language} several`,
});
const words = { 'en-US': wordsOf('en-US'), 'ar-SA': wordsOf('ar-SA') };
const origin = 'https://fabula.example';

it('a pushed message is one line in its language, with its number where there are more', () => {
  const message = { kind: 'commented', count: 3, path: '/en-US/notifications', language: 'en-US' };
  expect(lineOf(message, words)).toEqual({
    title: 'en-US commented (3)',
    language: 'en-US',
    tag: 'commented',
    path: '/en-US/notifications',
  });
  expect(lineOf({ ...message, count: 1 }, words).title).toBe('en-US commented');
  expect(lineOf({ ...message, count: 1, language: 'ar-SA' }, words)).toMatchObject({
    title: 'ar-SA commented',
    language: 'ar-SA',
  });
});

it('a message that cannot be read is shown as one of several', () => {
  for (const message of [undefined, null, 'text', { kind: 'toString', language: 'constructor', path: 7 }]) {
    const { tag, title, path } = lineOf(message, words);
    expect([tag, title, path]).toEqual(['several', 'en-US several', '/en-US/notifications']);
  }
});

it('leads to this site alone', () => {
  expect(addressOf('/de-DE/notifications', origin)).toBe(`${origin}/de-DE/notifications`);
  for (const path of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 'http://', 7]) {
    expect(addressOf(path, origin)).toBe(`${origin}/`);
  }
});
