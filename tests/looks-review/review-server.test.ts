import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startReview, type ReviewServer } from './review-server.ts';

const paint = (color: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: color } })
    .png()
    .toBuffer();

let root = '';
let review: ReviewServer | undefined;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...args], { cwd: root });
const baseline = (name: string) => path.join(root, 'tests/looks', `${name}.png`);

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'looks-review-'));
  mkdirSync(path.join(root, 'tests/looks'), { recursive: true });
  mkdirSync(path.join(root, 'test-results/looks'), { recursive: true });
  writeFileSync(baseline('lamp-night'), await paint('black'));
  writeFileSync(baseline('lamp-day'), await paint('white'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'pictures');
  writeFileSync(path.join(root, 'test-results/looks/lamp-night-actual.png'), await paint('orange'));
  review = await startReview(root, 'HEAD');
});

afterEach(async () => {
  await review?.[Symbol.asyncDispose]();
  rmSync(root, { recursive: true });
});

const started = (): ReviewServer => {
  if (review === undefined) throw new Error('No review has started.');
  return review;
};

const accept = (name: string, token: string) =>
  fetch(`${started().address}accept/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'x-review-token': token },
  });

test('the page lists what changed and nothing else, and asks no other host', async () => {
  const page = await (await fetch(started().address)).text();
  expect(page).toContain('lamp-night');
  expect(page).not.toContain('lamp-day');
  expect(page.match(/(?:src|href)="[^/"]/g)).toBeNull();
});

test('what is accepted becomes the baseline, once', async () => {
  expect((await accept('lamp-night', started().token)).status).toBe(200);
  expect(readFileSync(baseline('lamp-night'))).toEqual(await paint('orange'));
  expect((await accept('lamp-night', started().token)).status).toBe(409);
});

test('before, after and difference are pictures', async () => {
  for (const kind of ['before', 'after', 'difference']) {
    const response = await fetch(`${started().address}${kind}/lamp-night`);
    expect(response.headers.get('content-type')).toBe('image/png');
  }
});

test.each(['lamp-day', '../../package', 'no-such-look'])(
  '“%s” did not change, and cannot be accepted',
  async (name) => {
    expect((await accept(name, started().token)).status).toBe(404);
  },
);

test('nothing is accepted without the token of the page', async () => {
  expect((await accept('lamp-night', 'guess')).status).toBe(403);
  expect(readFileSync(baseline('lamp-night'))).toEqual(await paint('black'));
});

test('another name for this machine gets no answer: a foreign site could have it', async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  request(started().address, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end();
  expect(await promise).toBe(421);
});
