import { expect, test } from 'vitest';

import type { Locale } from '@fabula/sdk';

import { inLanguage, opensAdultCatalogue, redirectOf } from './redirects';

const turkish = (): Locale => 'tr-TR';

test.each([
  ['/', '/tr-TR/character-story-hub'],
  ['/en-US', '/en-US/character-story-hub'],
  ['/en-US/', '/en-US/character-story-hub'],
  ['/character-story-hub', '/tr-TR/character-story-hub'],
  ['/story-profile/nine-lanterns-to-midnight', '/tr-TR/story-profile/nine-lanterns-to-midnight'],
  ['/sv-SE/prices', '/tr-TR/sv-SE/prices'],
  ['/en/prices', '/en-US/prices'],
  ['/en-us/prices', '/en-US/prices'],
  ['/ZH_cn', '/zh-CN/character-story-hub'],
  ['/ar/gen-character', '/ar-SA/gen-character/create-own-character'],
  ['/english/prices', '/tr-TR/english/prices'],
  ['/ko-KR/gen-character', '/ko-KR/gen-character/create-own-character'],
  ['/gen-character', '/tr-TR/gen-character/create-own-character'],
  ['/gen-funny', '/tr-TR/gen-funny/mash-up'],
  ['/ar-SA/gen-funny/nonsense', '/ar-SA/gen-funny/mash-up'],
  ['/special-nsfw', '/tr-TR/special-nsfw'],
])('%s leads to %s', (from, to) => {
  expect(redirectOf(from, turkish)).toBe(to);
});

test.each([
  '/en-US/character-story-hub',
  '/ar-SA/character-profile/maren-vale',
  '/de-DE/gen-character/create-own-character',
  '/de-DE/gen-character/modify-existing-character',
  '/en-US/gen-funny/postcard',
  '/en-US/gen-funny/postcard/more',
  '/en-US/special-nsfw',
  '/en-US/no-such-page',
])('%s is answered as it is', (pathname) => {
  expect(redirectOf(pathname, turkish)).toBeUndefined();
});

test.each(['/', '/gen-character', '/a//b/', '/en-US', '/zz-ZZ/gen-character'])(
  'a redirect of %s leads to an address that is not redirected again',
  (pathname) => {
    const target = redirectOf(pathname, turkish);
    expect(target).toBeDefined();
    expect(redirectOf(target ?? '', turkish)).toBeUndefined();
  },
);

test.each([
  ['/en-US/story-hub', 'ar-SA', '/ar-SA/story-hub'],
  ['/zh-CN/character-profile/maren-vale', 'ja-JP', '/ja-JP/character-profile/maren-vale'],
  ['/en-US', 'es-ES', '/es-ES'],
  ['/story-hub', 'fr-FR', '/fr-FR/story-hub'],
] as const)('%s in %s is %s', (from, locale, to) => {
  expect(inLanguage(from, locale)).toBe(to);
});

test.each([
  ['/en-US/special-nsfw', true],
  ['/en-US/special-nsfw-landing/today', true],
  ['/en-US/character-hub/special-nsfw', false],
  ['/special-nsfw', false],
])('%s opens the adult catalogue: %s', (pathname, expected) => {
  expect(opensAdultCatalogue(pathname)).toBe(expected);
});
