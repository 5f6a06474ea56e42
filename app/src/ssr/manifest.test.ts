import { expect, test } from 'vitest';

import { ClientBuild } from './manifest';

const manifest = {
  'src/entry.ts': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base-1.js', css: ['assets/base-1.css'] },
  'src/Page.tsx': { file: 'assets/page-1.js', css: ['assets/page-1.css'], imports: ['_base.js', 'src/entry.ts'] },
  '../ui/fonts/face-latin.woff2': { file: 'assets/face-latin-1.woff2' },
};
const build = new ClientBuild(manifest, { '/assets/base-1.css /assets/entry-1.css': '/assets/page-2.css' });

test('a page needs its own files and those of everything it imports, each once', () => {
  expect(build.assetsOf(['src/entry.ts', 'src/Page.tsx'])).toEqual({
    styles: ['/assets/base-1.css', '/assets/entry-1.css', '/assets/page-1.css'],
    joinedStyles: undefined,
    scripts: ['/assets/entry-1.js', '/assets/page-1.js'],
    imports: ['/assets/base-1.js'],
  });
});

test('a module that the build does not know is left out', () => {
  expect(build.assetsOf(['src/Gone.tsx'])).toEqual({ styles: [], joinedStyles: undefined, scripts: [], imports: [] });
});

test('an asset is found by the name of its source', () => {
  expect(build.assetsEndingWith('/face-latin.woff2')).toEqual(['/assets/face-latin-1.woff2']);
});

test('sheets that the build has joined are one', () => {
  expect(build.assetsOf(['src/entry.ts']).joinedStyles).toBe('/assets/page-2.css');
});
