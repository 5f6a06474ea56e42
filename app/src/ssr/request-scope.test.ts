import { claimDailyPoints, listTags, type Locale } from '@fabula/sdk';
import { expect, test } from 'vitest';

import type { RenderRequest } from './contract';
import { configureServer, inRequest } from './request-scope';

configureServer();

function requestIn(locale: Locale) {
  const gate = Promise.withResolvers<void>();
  const addresses: string[] = [];
  const request: RenderRequest = {
    url: `/${locale}/character-story-hub`,
    acceptLanguage: undefined,
    brand: 'fabula',
    publicUrl: 'https://fabula.example',
    accountGift: 80,
    usesPoints: true,
    fetch: async (address, init) => {
      await gate.promise;
      addresses.push(new Request(address).url);
      const label = new Headers(init?.headers).get('language-type');
      const items = [{ tagId: 'cosy', label, characterCount: 0, storyCount: 0 }];
      return Response.json({ code: 200, message: 'OK', data: { items } });
    },
  };
  return { request, locale, answer: gate.resolve, addresses };
}

const labelOf = async () => (await listTags()).items[0]?.label;

test('renders at the same time each speak their own language', async () => {
  const arabic = requestIn('ar-SA');
  const turkish = requestIn('tr-TR');
  const first = inRequest(arabic, labelOf);
  const second = inRequest(turkish, labelOf);
  turkish.answer();
  expect(await second).toBe('tr-TR');
  arabic.answer();
  expect(await first).toBe('ar-SA');
});

test('API calls are absolute addresses below the site', async () => {
  const { answer, addresses, ...scope } = requestIn('en-US');
  answer();
  await inRequest(scope, labelOf);
  expect(addresses).toEqual(['https://fabula.example/api/tags']);
});

test('a call outside a page request fails instead of borrowing one', async () => {
  await expect(claimDailyPoints()).rejects.toThrow();
});
