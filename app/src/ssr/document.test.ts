import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

import { renderDocument, type DocumentParts } from './document';
import { scriptJson } from './escape';
import { fetchBackdrop } from './inline-scripts';

const parts: DocumentParts = {
  locale: 'ar-SA',
  brand: 'noctis',
  head: '<title>Noctis</title>',
  styles: ['/assets/entry.css', '/assets/page.css'],
  joinedStyles: '/assets/whole.css',
  scripts: ['/assets/entry.js'],
  fonts: { sheet: '/assets/fonts.css', files: ['/assets/face.woff2'] },
  installation: { manifest: '/manifest/ar-SA.webmanifest', icon: '/assets/touch.png' },
  markup: '<main>…</main>',
  state: {
    publicUrl: 'https://noctis.example',
    accountGift: 80,
    usesPoints: true,
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

const art = (theme: string) => ({ wide: `/${theme}-wide.webp`, tall: `/${theme}-tall.webp` });
const scene = { night: art('night'), day: art('day') };

/** Which picture the script of the first view asks a browser for, in a document with these marks on its root. */
function fetched({ marks = {}, isPhone = false, newcomers = false }): string[] {
  const html = renderDocument({ ...parts, backdrop: { scene, newcomers } });
  const backdrop = / data-backdrop="([^"]*)"/.exec(html)?.[1];
  const root = {
    dataset: { backdrop, ...(html.includes(' data-for-newcomers>') ? { forNewcomers: '' } : {}), ...marks },
  };
  const links: { href: string }[] = [];
  const head = { append: (link: { href: string }) => links.push(link) };
  runInNewContext(fetchBackdrop, {
    document: { documentElement: root, createElement: () => ({}), head },
    matchMedia: (query: string) => ({ matches: isPhone && query.includes('max-width') }),
  });
  return links.map(({ href }) => href);
}

test('the scene of the first view is fetched early, in the theme and the cut of the browser', () => {
  expect(fetched({ marks: { theme: 'night' } })).toEqual(['/night-wide.webp']);
  expect(fetched({ marks: { theme: 'day' }, isPhone: true })).toEqual(['/day-tall.webp']);
  expect(renderDocument(parts)).not.toContain('data-backdrop');
});

test('a scene that only newcomers see is not fetched for those who come back', () => {
  const returning = { theme: 'night', returning: '' };
  expect(fetched({ marks: returning, newcomers: true })).toEqual([]);
  expect(fetched({ marks: { theme: 'night' }, newcomers: true })).toEqual(['/night-wide.webp']);
  expect(fetched({ marks: returning })).toEqual(['/night-wide.webp']);
});
