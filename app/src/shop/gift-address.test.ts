import { expect, test } from 'vitest';

import { giftHref, readGiftCode, withoutQueryCode } from './gift-address';

const code = '3f9a1c7e5b2d4806a1e7c94d0b6f2358';
const other = '0'.repeat(32);

const partsOf = (href: string) => new URL(href, 'https://fabula.example');

test('the link has its code where no server sees it', () => {
  const { hash, search } = partsOf(giftHref('de-DE', code));
  expect(search).toBe('');
  expect(readGiftCode({ hash, search })).toBe(code);
});

test.each([
  ['an old link', `?code=${code}`, `#code=${code}`, ''],
  ['an old link with more in its query', `?utm_source=mail&code=${code}`, `#code=${code}`, '?utm_source=mail'],
  ['an old link beside the code', `?code=${other}#code=${code}`, `#code=${code}`, ''],
])('%s opens the gift, and its code leaves the query', (_, given, hash, search) => {
  const address = partsOf(`/en-US/gift${given}`);
  expect(readGiftCode(address)).toBe(code);
  expect(withoutQueryCode(address)).toEqual({ hash, search });
});

test('a code that is not whole opens nothing, and leaves the query too', () => {
  for (const part of [code.slice(1), `${code}0`]) {
    expect(readGiftCode({ hash: `#code=${part}`, search: '' })).toBeUndefined();
    expect(withoutQueryCode({ hash: '', search: `?code=${part}` })).toEqual({ hash: '', search: '' });
  }
  expect(withoutQueryCode({ hash: `#code=${code}`, search: '' })).toBeUndefined();
});
