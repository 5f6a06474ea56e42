import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { afterAll, expect, inject, test } from 'vitest';

import { manifest, packageName } from '../../sdk/scripts/package/manifest.ts';
import { operations } from '../../sdk/src/generated/examples.ts';
import { runScript, temporaryFolder, typeErrors } from './installed-package.ts';

const run = promisify(execFile);

/** The lowest version that a range takes: `>=18` takes 18.0.0. */
const lowestOf = (range: string): string => {
  const [major, minor = 0, patch = 0] = range.replace(/^\D+/, '').split('.');
  return [major, minor, patch].join('.');
};

const { react = '', '@tanstack/react-query': reactQuery = '' } = manifest.peerDependencies;
const packages = [
  `react@${lowestOf(react)}`,
  `react-dom@${lowestOf(react)}`,
  // Of React 18; the ones before name types that their own dependencies no longer have.
  '@types/react@18.3.0',
  `@tanstack/react-query@${lowestOf(reactQuery)}`,
];

const { folder, remove } = await temporaryFolder();
afterAll(remove);
const { tarball } = inject('packedSdk');
await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'oldest', type: 'module', private: true }));
// From npm's cache or the registry: the repository itself has newer ones.
await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...packages], {
  cwd: folder,
});

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

test(`hooks pass strict types with ${packages.join(', ')}`, async () => {
  const file = await write(
    'app.tsx',
    `import { cursorPages, useGetCharacter, useListCharactersInfinite } from '${packageName}/react';

    export function Page({ id }: { readonly id: string }) {
      const { data, error } = useGetCharacter(id);
      const list = useListCharactersInfinite({ sort: 'newest' }, { query: cursorPages });
      const names = list.data?.pages.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
      if (error) return <p>{error.message}</p>;
      return <h1 title={names.join(', ')}>{data?.name}</h1>;
    }`,
  );

  expect(await typeErrors({ folder }, [file], 'bundler')).toBe('');
});

test(`a hook renders with ${packages.join(', ')}`, async () => {
  const character = operations.getCharacter.examples[200]['maren-vale'];
  const session = operations.deviceInit.examples[200].guest;
  const script = await write(
    'render.js',
    `import { createClient } from '${packageName}';
    import { getGetCharacterQueryOptions, useGetCharacter } from '${packageName}/react';
    import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
    import { createElement, version } from 'react';
    import { renderToString } from 'react-dom/server';

    const answers = { character: ${JSON.stringify(character)}, session: ${JSON.stringify(session)} };
    const fetch = async (url) => Response.json(url.includes('/characters/') ? answers.character : answers.session);
    const client = createClient({ baseUrl: 'http://api.test', fetch });
    const queries = new QueryClient();
    await queries.ensureQueryData(getGetCharacterQueryOptions('maren-vale', { request: { client } }));
    const Name = () => createElement('h1', null, useGetCharacter('maren-vale', { request: { client } }).data?.name);
    console.log(version.split('-')[0]);
    console.log(renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Name))));`,
  );

  expect(await runScript({ version: process.version, program: process.execPath }, script, {})).toEqual([
    lowestOf(react),
    `<h1>${character.data.name}</h1>`,
  ]);
});
