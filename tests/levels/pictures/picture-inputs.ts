import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ModuleGraph } from '../module-graph.ts';
import { lockedVersions, readLockedPackages } from './locked-packages.ts';

/** A digest of everything that the pictures of each file of stories are drawn from, by the path of the file. */
export type PictureInputs = ReadonlyMap<string, string>;

/** What every picture is drawn with, beside the sources that a story imports: globs in the repository. */
const sharedInputs = [
  '.storybook/**/*.{ts,tsx,css,html}',
  'ui/src/theme/**/*.*',
  'locales/brands/**/*.json',
  'tests/browser/*.ts',
  'tests/levels/pictures/picture-tolerance.ts',
] as const;

/** The packages that every picture is drawn with, beside those that a story imports. */
const drawingPackages = [
  '@formatjs/unplugin',
  '@playwright/test',
  '@sparticuz/chromium',
  '@storybook/addon-vitest',
  '@storybook/react-vite',
  '@vanilla-extract/vite-plugin',
  '@vitejs/plugin-react',
  '@vitest/browser',
  '@vitest/browser-playwright',
  'msw-storybook-addon',
  'node',
  'playwright',
  'storybook',
  'vite',
  'vitest',
] as const;

/** The data that pages show. The import graph leaves out what is generated of it. */
const sdk = 'sdk/src/**/*.ts';

const catalogues = 'locales/catalogues/*.json';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The documents of Storybook and its frame are on no picture. */
const isDocument = (file: string): boolean => /^\.storybook\/(docs\/|manager\.ts$)/.test(file);
const isPage = (file: string): boolean => /^app\/src\/pages\/.*Page\.tsx$/.test(file);

/** The router imports pages by a glob, which the import graph does not follow. */
const router = 'app/src/pages/router.tsx';

/** A string that may be the key of a message, or the constant start of one: `account.avatar.${id}`. */
const keyPattern = /['"]([a-z]\w*(?:\.\w+)+)['"]|`([a-z]\w*\.(?:\w+\.)*)\$\{/gi;

const digest = (parts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

const digestOfFiles = (root: string, patterns: readonly string[]): string =>
  digest(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !isTest(file) && !isDocument(file))
      .toSorted()
      .flatMap((file) => [file, digest([readFileSync(path.join(root, file), 'base64')])]),
  );

/** Storybook answers calls for every story; only stories that import the SDK themselves make any. */
const isForCalls = (importer: string, imported: string): boolean =>
  importer.startsWith('.storybook/') && imported.startsWith('sdk/');

const packageOf = (file: string): string | undefined => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

interface Closure {
  /** Of the repository. */
  readonly files: readonly string[];
  /** Names of packages. */
  readonly packages: ReadonlySet<string>;
}

/** Everything that a file imports, itself included, but for Storybook's documents, which its preview imports. */
function closureOf(file: string, graph: ModuleGraph, pages: readonly string[]): Closure {
  const packages = new Set<string>();
  const reached = new Set([file]);
  for (const next of reached) {
    for (const imported of [...(graph.get(next) ?? []), ...(next === router ? pages : [])]) {
      const name = packageOf(imported);
      if (name !== undefined) packages.add(name);
      else if (!isForCalls(next, imported) && !isDocument(imported)) reached.add(imported);
    }
  }
  return { files: [...reached].toSorted(), packages };
}

/** The messages of all languages, by key: the texts of each in the order of the languages. */
function readMessages(root: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync(catalogues, { cwd: root }).toSorted()) {
    const catalogue: Record<string, string> = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    for (const [key, text] of Object.entries(catalogue)) texts.set(key, `${texts.get(key) ?? key}\0${text}`);
  }
  return texts;
}

function usedKeys(source: string, keys: readonly string[]): string[] {
  return [...source.matchAll(keyPattern)].flatMap(([, key, start]) =>
    start === undefined ? (key ?? []) : keys.filter((known) => known.startsWith(start)),
  );
}

/**
 * Digests what the pictures of each file of stories are drawn from: the sources that it imports, the messages that they
 * use in every language, the locked versions of the packages that they import, and what all stories share (Storybook's
 * setup, theme, fonts, the packages that draw). Two equal digests are equal pages in the pinned browser.
 *
 * @param root the repository, with its generated files
 * @param graph the imports of all sources
 */
export function pictureInputs(root: string, graph: ModuleGraph): PictureInputs {
  const shared = digestOfFiles(root, sharedInputs);
  const locked = readLockedPackages(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const data = digestOfFiles(root, [sdk]);
  const messages = readMessages(root);
  const keys = [...messages.keys()];
  const pages = [...graph.keys()].filter(isPage);
  const digests = new Map<string, string>();
  const digestOfSource = (file: string): string => {
    const known = digests.get(file);
    if (known !== undefined) return known;
    const source = readFileSync(path.join(root, file), 'utf8');
    const made = digest([file, source, ...usedKeys(source, keys).map((key) => messages.get(key) ?? key)]);
    digests.set(file, made);
    return made;
  };
  const stories = [...graph.keys()].filter((file) => file.endsWith('.stories.tsx')).toSorted();
  return new Map(
    stories.map((story) => {
      const { files, packages } = closureOf(story, graph, pages);
      const showsData = files.some((file) => file.startsWith('sdk/'));
      const versions = lockedVersions(locked, new Set([...drawingPackages, ...packages]));
      return [story, digest([shared, ...versions, ...(showsData ? [data] : []), ...files.map(digestOfSource)])];
    }),
  );
}
