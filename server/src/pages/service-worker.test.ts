import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestServer } from '../testing/test-server.ts';

let appDir: string;
beforeEach(() => {
  appDir = mkdtempSync(path.join(tmpdir(), 'fabula-worker-'));
  mkdirSync(path.join(appDir, 'client'));
  writeFileSync(path.join(appDir, 'client/sw.js'), '/* the worker of the build */');
});
afterEach(() => {
  rmSync(appDir, { recursive: true, force: true });
});

async function serverWith(serviceWorker: 'on' | 'off') {
  const server = await createTestServer({ config: { appDir, serviceWorker } });
  const app = createApp(server.deps);
  const get = async (headers: Record<string, string> = {}) => app.request('/sw.js', { headers });
  return { get, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

it('is the worker of the build, asked for at every visit and sent where it has changed', async () => {
  await using site = await serverWith('on');
  const answer = await site.get();
  expect(await answer.text()).toBe('/* the worker of the build */');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
  const again = await site.get({ 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('is one that removes itself and its caches where the operator has switched it off', async () => {
  await using site = await serverWith('off');
  const script = await (await site.get()).text();
  expect(script).toContain('caches.delete');
  expect(script).toContain('registration.unregister()');
  expect(script).not.toContain('the worker of the build');
});

it('is not there without a build', async () => {
  rmSync(path.join(appDir, 'client/sw.js'));
  await using site = await serverWith('on');
  expect((await site.get()).status).toBe(404);
});

it('leads what is shared to the site to the import page where no worker has taken it', async () => {
  await using server = await createTestServer({ config: { appDir, serviceWorker: 'off' } });
  const answer = await createApp(server.deps).request('/ja-JP/share-target', { method: 'POST', body: new FormData() });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/ja-JP/gen-character/create-own-character?shared=nothing');
});
