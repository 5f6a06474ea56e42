import { expect, it } from 'vitest';
import { clientName } from './client-name.ts';

it.each([
  [
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0'],
  ['', undefined],
  ['', ''],
  ['', '<script>alert(1)</script>'],
])('calls it %s', (name, userAgent) => {
  expect(clientName(userAgent)).toBe(name);
});

it('is short and quick, however long the header is', () => {
  const started = performance.now();
  expect(clientName(`Mozilla/5.0 (X11; ${'Linux '.repeat(20_000)}) Chrome/1`).length).toBeLessThanOrEqual(80);
  // Square time would be minutes.
  expect(performance.now() - started).toBeLessThan(4_000);
});
