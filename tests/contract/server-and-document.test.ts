import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { listOperations, readContract } from '../../api-spec/scripts/contract.ts';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { createDeps } from '../../server/src/deps.ts';
import { createLog } from '../../server/src/log.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', POINTS_OFFLINE_REPLY: '2' });
});
afterAll(async () => server.stop());

/**
 * What the server routes beyond the contract: its health, the contract itself, what other parties call, and the
 * refusals of unknown paths.
 */
const beside = new Set([
  '/api/healthz',
  '/api/readyz',
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/dev/outbox',
  '/api/registerlogin/apple/return',
  '/api/shop/webhooks/local',
  '/api/*',
]);

test('every operation of the document is routed, and nothing else is', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir }) };
  await using deps = createDeps(config, { log: createLog('silent') });
  const routed = createApp(deps)
    .routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !beside.has(path))
    .filter(({ path }) => !path.startsWith('/api/reference'))
    .map(({ method, path }) => `${method} ${path.replace('/api', '').replaceAll(/:([A-Za-z]+)(\{[^}]*\})?/g, '{$1}')}`);
  const documented = listOperations(readContract()).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(routed)].toSorted()).toEqual(documented.toSorted());
});

test('every journey runs as its workflow says: a guest’s, email login, microblog round trip, daily bonus, conversation, character, room, logout', async () => {
  const journey = spawn(process.execPath, ['api-spec/scripts/journey.ts', `${server.origin}/api`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  journey.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  journey.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [code] = (await once(journey, 'exit')) as [number];
  expect({ code, output: code === 0 ? '' : chunks.join('') }).toEqual({ code: 0, output: '' });
});

test('the server publishes the contract it keeps, as JSON and as YAML', async () => {
  const json = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as { paths: object };
  const yaml = await (await fetch(`${server.origin}/api/openapi.yaml`)).text();
  expect(Object.keys(json.paths)).toContain('/registerlogin/deviceinit');
  expect(yaml).toContain('/registerlogin/deviceinit:');
});
