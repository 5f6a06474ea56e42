import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { chromium } from 'playwright';
import { build, transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { packageName, workspaceName } from '../../sdk/scripts/package/manifest.ts';
import { testBrowser } from '../browser/find-browser.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { cutStreams } from './cut-streams.ts';
import { installInto, nodeRuntimes, root, runScript, typeErrors } from './installed-package.ts';

const recipes = path.join(root, 'sdk/recipes');
const names = readdirSync(recipes).filter((name) => /\.tsx?$/.test(name));

const runtimes = await nodeRuntimes();
const { tarball } = inject('packedSdk');
const beside = ['react', 'react-dom', '@tanstack/react-query', 'msw', 'vitest'];
const project = await installInto(tarball, [...beside, '@types/node', '@types/react', '@types/react-dom']);
afterAll(project[Symbol.asyncDispose]);

/** Writes a recipe into the project, as TypeScript and as what Node runs; returns the path of the latter. */
async function copyRecipe(name: string): Promise<string> {
  const source = readFileSync(path.join(recipes, name), 'utf8').replaceAll(workspaceName, packageName);
  await project.write(name, source);
  const { code } = await transformWithOxc(source, name, { jsx: { runtime: 'automatic' } });
  return project.write(name.replace(/\.tsx?$/, '.js'), code);
}

const scripts = new Map(await Promise.all(names.map(async (name) => [name, await copyRecipe(name)] as const)));

describe('the recipes', () => {
  test.each(['bundler', 'nodenext'] as const)('pass strict types with %s resolution', async (resolution) => {
    const files = names.map((name) => path.join(project.folder, name));

    expect(await typeErrors(project, files, resolution, ['node'])).toBe('');
  });
});

describe('on the real server, a recipe', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ POINTS_GUEST_GIFT: '10' });
  });
  afterAll(() => server.stop());

  const cook = (
    node: (typeof runtimes)[number],
    name: string,
    api = `${server.origin}/api`,
    args?: readonly string[],
  ) => runScript(node, scripts.get(name) ?? name, { FABULA_API: api }, args);

  describe.each(runtimes)('on Node $version', (node) => {
    test('streams a reply to a guest', async () => {
      expect((await cook(node, 'chat.ts')).join('\n')).toMatch(/\w+ \w+/);
    });

    test('streams on when the connection is cut', async () => {
      await using cutting = await cutStreams(server.origin);

      expect((await cook(node, 'chat.ts', `${cutting.origin}/api`)).join('\n')).toMatch(/\w+ \w+/);
      expect(cutting.cuts()).toBeGreaterThan(0);
    });

    test('finds the reply of a visitor who left', async () => {
      expect((await cook(node, 'resume.ts')).join('\n')).toMatch(/\w+ \w+/);
    });

    test('reads a whole list', async () => {
      const lines = await cook(node, 'paginate.ts');

      expect(lines.length).toBeGreaterThan(5);
      expect(lines.some((line) => line.startsWith('Maren Vale: '))).toBe(true);
    });

    test('brings a card, and says what is wrong with another file', async () => {
      const card = { spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Edda Quill', first_mes: 'Sit down.' } };
      const good = await project.write('card.json', JSON.stringify(card));
      const bad = await project.write('card.txt', 'No card at all.');

      expect(await cook(node, 'upload-card.ts', undefined, [good])).toEqual(['Edda Quill']);
      expect(await cook(node, 'upload-card.ts', undefined, [bad])).toEqual(['This file is no character card.']);
    });

    test('keeps two accounts apart', async () => {
      expect(await cook(node, 'two-accounts.ts')).toEqual(['Ada: 1', 'Ben: 0']);
    });

    test('is the same visitor in the next run', async () => {
      await rm(path.join(project.folder, 'fabula-session.json'), { force: true });

      const first = await cook(node, 'own-storage.ts');
      expect(first[0]).toMatch(/ has 10 points$/);
      expect(await cook(node, 'own-storage.ts')).toEqual(first);
    });

    test('renders on a server', async () => {
      const [page] = await cook(node, 'server-rendering.tsx');

      expect(page).toContain('<h1 dir="auto">Maren Vale</h1>');
      expect(page).toContain('"dehydratedAt"');
    });
  });

  test('lists with hooks in a browser', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: project.folder,
      build: { write: false, rolldownOptions: { input: path.join(project.folder, 'react-hooks.tsx') } },
    });
    const outputs = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
    const code = outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
    await using browser = await chromium.launch(await testBrowser());
    const page = await browser.newPage();
    // On the server's own origin, as an app that is deployed beside it.
    await page.route(`${server.origin}/recipe`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Recipe</title><body></body>' }),
    );
    await page.goto(`${server.origin}/recipe`);
    await page.addScriptTag({ type: 'module', content: code });

    await page.getByRole('listitem').nth(4).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('listitem').nth(9).waitFor();

    expect(await page.getByRole('listitem').count()).toBe(10);
  });
});

describe('on a server where a reply costs more than a guest has, a recipe', () => {
  test('offers points', async () => {
    await using server = await startServer({ POINTS_GUEST_GIFT: '1', POINTS_OFFLINE_REPLY: '2' });
    const [node] = runtimes;
    if (node === undefined) throw new Error('There is no Node');

    const script = scripts.get('insufficient-points.ts') ?? '';
    const lines = await runScript(node, script, { FABULA_API: `${server.origin}/api` });

    expect(lines[0]).toBe('A reply costs 2 points, and you have 1.');
    expect(lines[1]).toMatch(/^Buy \d+ points$/);
  });
});

describe('without a server, a recipe', () => {
  test('passes in Vitest', async () => {
    const report = path.join(project.folder, 'report.json');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const node = { version: process.version, program: process.execPath };
    await project.write('vitest.config.js', 'export default { test: { include: ["mocks.test.ts"] } };');
    await runScript(node, vitest, {}, ['run', '--root', project.folder, '--reporter=json', `--outputFile=${report}`]);

    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ numPassedTests: 1, success: true });
  });
});
