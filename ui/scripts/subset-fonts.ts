// Cuts the fonts of the design to the characters and the axes that the pages use.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../src/theme/fonts');

type Range = readonly [first: number, last: number];

const characters = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** The same ranges as `fonts.css` declares. */
const scripts = {
  latin: characters([
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ]),
  'latin-ext': characters([
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
  ]),
  arabic: characters([
    [0x600, 0x6ff],
    [0x200c, 0x200e],
    [0xfd3e, 0xfd3f],
    [0xfdf2, 0xfdfc],
  ]),
} as const;

interface Face {
  /** A file of a fontsource package. */
  readonly source: string;
  readonly script: keyof typeof scripts;
  /** One value pins an axis, a pair keeps a part of it; axes not named keep their whole range. */
  readonly axes: Record<string, number | { min: number; max: number }>;
}

// Titles are all of one weight; what changes with their size is the optical axis, and that stays whole.
const titles = { SOFT: 40, WONK: 0, wght: 600 };
const prose = { opsz: 18, wght: 400 };
const textWeights = { wght: { min: 400, max: 700 } };

const faces: Record<string, Face> = {
  'fraunces-latin': { source: 'fraunces/files/fraunces-latin-full-normal.woff2', script: 'latin', axes: titles },
  'fraunces-latin-ext': {
    source: 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
    script: 'latin-ext',
    axes: titles,
  },
  'newsreader-latin': { source: 'newsreader/files/newsreader-latin-opsz-normal.woff2', script: 'latin', axes: prose },
  'newsreader-latin-ext': {
    source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    script: 'latin-ext',
    axes: prose,
  },
  'newsreader-italic-latin': {
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    script: 'latin',
    axes: prose,
  },
  'newsreader-italic-latin-ext': {
    source: 'newsreader/files/newsreader-latin-ext-opsz-italic.woff2',
    script: 'latin-ext',
    axes: prose,
  },
  'instrument-sans-latin': {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    script: 'latin',
    axes: textWeights,
  },
  'instrument-sans-latin-ext': {
    source: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    script: 'latin-ext',
    axes: textWeights,
  },
  'noto-sans-arabic': {
    source: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    script: 'arabic',
    axes: textWeights,
  },
  'noto-naskh-arabic': {
    source: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    script: 'arabic',
    axes: textWeights,
  },
};

await mkdir(target, { recursive: true });
for (const [name, { source, script, axes }] of Object.entries(faces)) {
  const original = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const cut = await subsetFont(original, scripts[script], { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(path.join(target, `${name}.woff2`), cut);
  console.log(`${name}: ${String(cut.length)} of ${String(original.length)} bytes`);
}
