import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, expect, inject, test } from 'vitest';

import { packageName } from '../../sdk/scripts/package/manifest.ts';
import { testBrowser } from '../browser/find-browser.ts';
import { installInto, root } from './installed-package.ts';

const { tarball } = inject('packedSdk');
const project = await installInto(tarball, ['msw']);
afterAll(project[Symbol.asyncDispose]);

/** A page that says what happens in it: the pieces of a reply as they come, and the chats that there are. */
const source = `
  import { createChat, createClient, listChats, sendMessage, streamChatEvents } from '${packageName}';
  import { mockServer } from '${packageName}/mocks';
  import { setupWorker } from 'msw/browser';

  const server = mockServer({ baseUrl: '/v1', storage: sessionStorage, conditions: () => ({ eventMs: 20, cutAfter: 4 }) });
  await setupWorker(server).start();
  const api = createClient({ baseUrl: '/v1', storage: localStorage }).bind({ createChat, listChats, sendMessage, streamChatEvents });
  const before = (await api.listChats()).items.length;
  const { chatId, lastEventId } = await api.createChat({ characterId: 'sable' });
  await api.sendMessage(chatId, { text: 'Good evening.' });
  let lost = 0;
  const pieces = [];
  for await (const event of api.streamChatEvents(chatId, { lastEventId, onLost: () => { lost += 1; } })) {
    if (event.kind === 'reply-text') pieces.push({ text: event.text, at: performance.now() });
    if (event.kind === 'reply-ended') break;
  }
  window.result = { before, text: pieces.map(({ text }) => text).join(''), lost, moments: new Set(pieces.map(({ at }) => at)).size };
`;

interface PageResult {
  readonly before: number;
  readonly text: string;
  readonly lost: number;
  readonly moments: number;
}

/** Serves the page, its code and the worker of msw. */
async function servePage(files: Readonly<Record<string, readonly [type: string, content: string]>>) {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) return response.writeHead(404).end();
    const [type, content] = file;
    return response.writeHead(200, { 'content-type': type }).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('the mocks of the packed SDK answer in a browser, over time, and remember after a reload', async () => {
  const entry = await project.write('page.js', source);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: project.folder,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  const code = outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const worker = await readFile(path.join(root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
  const html = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';
  await using site = await servePage({
    '/': ['text/html', html],
    '/page.js': ['text/javascript', code],
    '/mockServiceWorker.js': ['text/javascript', worker],
  });
  await using browser = await chromium.launch(await testBrowser());
  const page = await browser.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const visit = async (): Promise<PageResult> => {
    const result = await page.waitForFunction(() => Object(window)['result'] ?? false);
    return result.jsonValue();
  };

  await page.goto(site.origin);
  const first = await visit();
  await page.reload();
  const second = await visit();

  expect(first.text).toContain('You came by the second staircase');
  expect(first.lost).toBeGreaterThan(0);
  expect(first.moments).toBeGreaterThan(2);
  expect(second.text).toBe(first.text);
  expect(second.before).toBe(first.before + 1);
  expect(uncaught).toEqual([]);
});
