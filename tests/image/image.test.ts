import { randomUUID } from 'node:crypto';
import process from 'node:process';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { call, meet, read, speak } from '../faults/conversing.ts';
import { freePort } from '../servers/start-server.ts';
import { buildImage, bytesIn, engine, startContainer } from './container.ts';

const tag = `localhost/fabula-test:${process.pid}`;
const volume = `fabula-test-${randomUUID()}`;
/** Of the server with its packages, pages and pictures, without the base. */
const mostBytes = 450_000_000;
const graceSeconds = '30';

let port: number;
let origin: string;
beforeAll(async () => {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await buildImage(tag);
});
afterAll(async () => {
  await engine('volume', 'rm', volume);
  await engine('rmi', '--force', tag);
});

async function start(): Promise<string> {
  const id = await startContainer(tag, volume, {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: 'off',
    TWILIO_ACCOUNT_SID: 'off',
    TEXT_ENGINE: 'offline',
  });
  const isReady = async () => (await fetch(`${origin}/api/readyz`).catch(() => undefined))?.status;
  await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(200);
  return id;
}

async function stop(id: string): Promise<void> {
  await engine('stop', '--time', graceSeconds, id);
  expect(await engine('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0');
  await engine('rm', id);
}

test('the image runs read-only as an ordinary user, ends a reply in good order, and finds it when it starts again', async () => {
  const first = await start();
  const page = await fetch(`${origin}/en-US/character-story-hub`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Maren Vale');
  const speaker = await meet(origin, 1);
  const events = await fetch(`${origin}/api/chats/${speaker.chatId}/events`, { headers: speaker.session });
  const heard = events.text();
  await speak(origin, speaker);
  await stop(first);
  expect(await heard).toMatch(/data: \{"kind":"closing"\}\n\n$/);

  const second = await start();
  const { messages } = await read(origin, speaker);
  expect(messages.items.map(({ role, status }) => [role, status === 'streaming'])).toEqual([
    ['character', false],
    ['visitor', false],
    ['character', false],
  ]);
  expect(await call(origin, speaker.session, '/characters/maren-vale')).toMatchObject({ name: 'Maren Vale' });
  expect(await engine('exec', second, 'id', '-u')).toBe('1000');
  await stop(second);
});

test('the image is not larger than its budget', async () => {
  expect(await bytesIn(tag, '/fabula')).toBeLessThan(mostBytes);
});
