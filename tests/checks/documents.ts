// Checks that every reference to a document, a section or a file leads somewhere in the repository.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { trackedFiles } from './tracked-files.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const documents = trackedFiles.filter((file) => file.endsWith('.md'));
const sources = trackedFiles.filter(
  (file) =>
    /\.(ts|tsx|mjs|js|cjs|yaml|md)$/.test(file) &&
    !/^(api-spec\/baseline\.yaml|server\/src\/seeds\/|tests\/checks\/documents\.ts)/.test(file),
);

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string): string[] =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks(file: string): string[] {
  return [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [target = '', anchor] = link.split('#');
    const found = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(found)) return [`${file}: ${link} is no file`];
    return anchor === undefined || anchorsOf(found).includes(anchor) ? [] : [`${file}: ${link} is no heading`];
  });
}

function missingPaths(file: string): string[] {
  const named = [
    ...withoutCode(read(file)).matchAll(/`((?:api-spec|sdk|ui|app|server|locales|tests|docs)\/[\w./-]+)`/g),
  ];
  return named
    .map(([, name = '']) => name)
    .filter((name) => !existsSync(name) && !/^(app\/dist|sdk\/src\/generated|server\/src\/contract)/.test(name))
    .map((name) => `${file}: \`${name}\` is not in the repository`);
}

/** The numbers of `docs/product.md`: its sections, and the items of its numbered lists below them. */
function productSections(): Set<string> {
  const numbers = new Set<string>();
  let section = '';
  for (const line of read('docs/product.md').split('\n')) {
    const heading = /^#+ §([\d.]+) /.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (section !== '') numbers.add(item === undefined ? section : `${section}.${item}`);
  }
  return numbers;
}

const sections = productSections();
const decisions = new Set(
  trackedFiles.flatMap((file) => /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? []),
);

/** `Product §2.1 and §4`, `Decisions 007, 021`: the numbers after the word, which may be several. */
function unresolved(file: string): string[] {
  const text = read(file).replaceAll(/\n\s*(?:\*|\/\/)? ?/g, ' ');
  const products = [...text.matchAll(/\bProduct((?:(?:,? (?:and )?)?§[\d.]*\d)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/§([\d.]*\d)/g)].map(([, number = '']) => number),
  );
  const pages = [...text.matchAll(/\bDecisions? (\d{3}(?:(?:, | and )\d{3})*)/g)].flatMap(([, list = '']) =>
    list.split(/, | and /),
  );
  return [
    ...products.filter((number) => !sections.has(number)).map((number) => `${file}: docs/product.md has no §${number}`),
    ...pages.filter((number) => !decisions.has(number)).map((number) => `${file}: there is no decision ${number}`),
  ];
}

/** Words by which code once referred to documents outside the repository. */
const outside = /\b(?:Specification §|the specification\b|house\.md|(?<![\w-])(?:direction|tokens)\.md|decisions, ")/;
const outsideReferences = sources
  .filter((file) => outside.test(read(file)))
  .map((file) => `${file}: refers to a document outside the repository`);

const unlisted = [...decisions]
  .filter((number) => !read('docs/decisions/README.md').includes(`| ${number} |`))
  .map((number) => `docs/decisions/README.md does not list decision ${number}`);

const complaints = [
  ...documents.flatMap((file) => [...brokenLinks(file), ...missingPaths(file)]),
  ...sources.flatMap(unresolved),
  ...outsideReferences,
  ...unlisted,
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
