import { expect, test } from 'vitest';

import { webManifest } from './web-manifest';

test('an installed site begins in the language of its manifest', async () => {
  const icons = { 'noctis-any-192': '/assets/small.png', 'noctis-maskable-512': '/assets/filled.png' };
  const { type, body } = await webManifest({ locale: 'ar-SA', brand: 'noctis', icons });
  expect(type).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    id: '/',
    name: 'Noctis',
    lang: 'ar-SA',
    dir: 'rtl',
    start_url: '/ar-SA/character-story-hub',
    icons: [
      { src: '/assets/small.png', purpose: 'any' },
      { src: '/assets/filled.png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'استكشاف', url: '/ar-SA/character-story-hub' },
      { name: 'الشخصيات', url: '/ar-SA/character-hub' },
      { name: 'القصص', url: '/ar-SA/story-hub' },
    ],
  });
});

test('takes cards that other apps share with it or that the system opens with it, in its language', async () => {
  const { body } = await webManifest({ locale: 'de-DE', brand: 'fabula', icons: {} });
  expect(JSON.parse(body)).toMatchObject({
    share_target: {
      action: '/de-DE/share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: 'text',
        url: 'url',
        files: [
          { name: 'card', accept: ['image/png', '.png', 'application/json', '.json', 'application/zip', '.charx'] },
        ],
      },
    },
    file_handlers: [{ action: '/de-DE/gen-character/create-own-character', accept: { 'application/zip': ['.charx'] } }],
  });
});

test('places have the brand’s names where it has some in a language', async () => {
  const { body } = await webManifest({ locale: 'en-US', brand: 'noctis', icons: {} });
  const { shortcuts } = JSON.parse(body);
  expect(shortcuts[1]).toEqual({ name: 'Night company', url: '/en-US/character-hub' });
});
