import { expect, test } from 'vitest';

import { renderDocument, type DocumentParts } from './document';
import { scriptJson } from './escape';

const parts: DocumentParts = {
  locale: 'ar-SA',
  brand: 'noctis',
  head: '<title>Noctis</title>',
  styles: ['/assets/entry.css', '/assets/page.css'],
  joinedStyles: '/assets/whole.css',
  scripts: ['/assets/entry.js'],
  fonts: { sheet: '/assets/fonts.css', files: ['/assets/face.woff2'] },
  markup: '<main>…</main>',
  state: {
    publicUrl: 'https://noctis.example',
    accountGift: 80,
    queries: { mutations: [], queries: [] },
    router: { loaderData: { page: '</script><script>alert(1)</script>' } },
  },
};

test('sets language, direction and brand on the document', () => {
  expect(renderDocument(parts)).toContain(
    '<html lang="ar-SA" dir="rtl" data-brand="noctis" data-theme="night" data-session="guest" data-fonts="/assets/fonts.css /assets/face.woff2">',
  );
});

test('blocks the first paint on one style sheet, and tells the chunk loader what it contains', () => {
  const html = renderDocument(parts);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/assets/whole.css">']);
  expect(html).toContain('"knownSheets":["/assets/entry.css","/assets/page.css"]');
  const unjoined = renderDocument({ ...parts, joinedStyles: undefined });
  expect(unjoined.match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(2);
  expect(unjoined).toContain('"knownSheets":[]');
});

test('no script is fetched before the first paint', () => {
  const html = renderDocument(parts);
  expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
  expect(html).toContain('["/assets/entry.js"]');
});

test('escapes the state so that it cannot end its element, and reads it back unchanged', () => {
  expect(renderDocument(parts)).not.toContain('</script><script>alert');
  expect(JSON.parse(scriptJson(parts.state))).toEqual(parts.state);
});
