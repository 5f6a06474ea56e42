import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { operationIds } from '../../sdk/src/mocks/answer.ts';
import { packageName } from '../../sdk/scripts/package/manifest.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { installInto, nodeRuntimes, root, runScript, typeErrors } from './installed-package.ts';

const run = promisify(execFile);

const runtimes = await nodeRuntimes();
const { tarball, files } = inject('packedSdk');

/** A script's own project: nothing but what the SDK depends on. */
const script = await installInto(tarball, ['@types/node']);
/** A React app's project. */
const app = await installInto(tarball, ['react', '@types/react', '@types/node', '@tanstack/react-query', 'msw']);
afterAll(() => Promise.all([script[Symbol.asyncDispose](), app[Symbol.asyncDispose]()]));

describe('the tarball', () => {
  test('has what a developer reads beside the modules', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'api.md', 'CHANGELOG.md', 'LICENSE', 'package.json']));
  });

  test('has modules with declarations and source maps, and neither tests nor sources', () => {
    const modules = files.filter((file) => file.endsWith('.js'));

    expect(modules).toEqual(
      expect.arrayContaining(['index.js', 'react.js', 'schemas.js', 'types.js', 'mocks/index.js']),
    );
    expect(files).toEqual(expect.arrayContaining(['types/index.d.ts', 'index.js.map']));
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  test('documents every operation of the contract', async () => {
    const reference = await readFile(path.join(script.folder, 'node_modules', packageName, 'api.md'), 'utf8');

    expect(operationIds.filter((id) => !reference.includes(`\`${id}(`))).toEqual([]);
  });
});

/** What an editor shows of each field of a type, as TypeScript finds it in the package. */
async function descriptionsOf(type: string): Promise<Record<string, string>> {
  const file = await script.write(
    'fields.ts',
    `import type { ${type} } from '${packageName}';\nexport let it: ${type};`,
  );
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const it = program.getSourceFile(file)?.statements.find(ts.isVariableStatement)?.declarationList.declarations[0];
  if (it === undefined) throw new Error('The file declares nothing');
  const fields = checker.getPropertiesOfType(checker.getTypeAtLocation(it));
  return Object.fromEntries(
    fields.map((field) => [field.name, ts.displayPartsToString(field.getDocumentationComment(checker))]),
  );
}

describe('an editor', () => {
  test('shows what a field of an answer and of a query means', async () => {
    expect(await descriptionsOf('ReplyQuote')).toMatchObject({
      points: expect.stringContaining('The price of a reply'),
      balance: 'The points there are.',
    });
    expect(await descriptionsOf('ListChatsParams')).toMatchObject({ limit: 'The most items to send.' });
  });
});

describe('a script', () => {
  const source = `
    import { ApiError, configure, createDeviceSession, getCharacter, listCharacters, paginate } from '${packageName}';
    import type { Character } from '${packageName}/types';

    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const preferences = () => ({ contentMode: 'sfw', language: 'en-US' }) as const;
    configure({
      baseUrl: process.env['API'] ?? '',
      session: createDeviceSession({ storage, preferences }),
      preferences,
    });
    const signal = new AbortController().signal;
    const maren: Character = await getCharacter('maren-vale', { signal });
    console.log(maren.name);
    let count = 0;
    for await (const card of paginate(listCharacters, { limit: 5 })) count += card.name === '' ? 0 : 1;
    console.log(count > 5);
    await getCharacter('nobody').catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      console.log(error.status, error.reason);
    });
    console.log(kept.has('Authorization'));
  `;

  test.each(['bundler', 'nodenext'] as const)('passes strict types with %s resolution', async (resolution) => {
    const file = await script.write('script.ts', source);

    expect(await typeErrors(script, [file], resolution, ['node'])).toBe('');
  });

  describe('on the real server', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    });
    afterAll(() => server.stop());

    test.each(runtimes)('runs on Node $version', async (node) => {
      const file = await script.write('script.js', stripTypeScriptTypes(source));

      expect(await runScript(node, file, { API: `${server.origin}/api` })).toEqual([
        'Maren Vale',
        'true',
        '404 NOT_FOUND',
        'true',
      ]);
    });
  });
});

describe('a React app', () => {
  test.each(['bundler', 'nodenext'] as const)('passes strict types with %s resolution', async (resolution) => {
    const file = await app.write(
      'app.tsx',
      `import { cursorPages, useGetCharacter, useListCharactersInfinite } from '${packageName}/react';
      import { CharacterCard, safeParse } from '${packageName}/schemas';
      import { scenarios, type ScenarioName } from '${packageName}/mocks';

      export const state: ScenarioName = 'registered';
      export const handlers = scenarios[state]();
      export const isCard = (value: unknown): boolean => safeParse(CharacterCard, value).success;

      export function Page({ id }: { readonly id: string }) {
        const { data, error } = useGetCharacter(id);
        const list = useListCharactersInfinite({ sort: 'newest' }, { query: cursorPages });
        const names = list.data?.pages.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
        if (error) return <p>{error.message}</p>;
        return <h1 title={names.join(', ')}>{data?.name}</h1>;
      }`,
    );

    expect(await typeErrors(app, [file], resolution)).toBe('');
  });
});

/** Budget of one imported operation with all it needs, in bytes after gzip. */
const budget = 10_000;

describe('one call', () => {
  const bundlers: Readonly<Record<string, (entry: string) => Promise<string>>> = {
    esbuild: async (entry) => {
      const { stdout } = await run(
        path.join(root, 'node_modules/.bin/esbuild'),
        [entry, '--bundle', '--minify', '--format=esm', '--log-level=error'],
        { maxBuffer: 10_000_000 },
      );
      return stdout;
    },
    rolldown: async (entry) => {
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        root: script.folder,
        build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
      });
      const outputs = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
      return outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
    },
  };

  const calls = ['getCharacter', 'sendMessage', 'streamChatEvents', 'decideSuggestion'];
  const cases = Object.entries(bundlers).flatMap(([name, bundle]) => calls.map((call) => ({ name, bundle, call })));

  test.each(cases)('of $call, bundled by $name, stays within the budget', async ({ bundle, call }) => {
    const entry = await script.write(
      'call.js',
      `import { configure, ${call} } from '${packageName}'; console.log(configure, ${call});`,
    );
    const size = gzipSync(await bundle(entry)).byteLength;

    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(budget);
  });
});
