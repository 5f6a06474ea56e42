import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportedCardEnvelope, MessageImageEnvelope } from '../contract/validators.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cardV2, jsonFile, picture } from '../testing/files/card-files.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { bytesOf } from './quota.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const folder = (name: string) => path.join(server.deps.config.filesDir, name);
const filesIn = async (name: string) => (await readdir(folder(name))).toSorted();

async function age(name: string, days: number): Promise<void> {
  const at = new Date(server.clock.now() - days * DAY_MS);
  for (const file of await readdir(folder(name))) await utimes(path.join(folder(name), file), at, at);
}

async function bring(session: object): Promise<string> {
  const content = jsonFile(cardV2()).toString('base64');
  const answer = await server.call('/cards', { method: 'POST', session, json: { content, mature: false } });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}

it('deletes only unreferenced files, after a day', async () => {
  const session = await server.registered();
  const kept = await bring(session);
  await server.deps.storage.put('cards/chr-of-nobody.charx', Buffer.from('x'));
  await age('cards', 2);
  await age('portraits', 2);
  await server.deps.storage.put('cards/chr-under-way.charx', Buffer.from('x'));
  await utimes(path.join(folder('cards'), 'chr-under-way.charx'), server.clock.now() / 1000, server.clock.now() / 1000);
  const portraits = await filesIn('portraits');

  expect(await server.deps.fileSweep.sweep()).toBe(1);
  expect(await filesIn('cards')).toEqual([`${kept}.charx`, 'chr-under-way.charx'].toSorted());
  expect(await filesIn('portraits')).toEqual(portraits);
});

it('the card of a deleted character goes after a day and frees its room; its portrait stays for the chats', async () => {
  const session = await server.registered();
  const { accountId = '' } = await principalOf(server.deps, session);
  const [gone, back] = [await bring(session), await bring(session)];
  const before = await bytesOf(server.deps.database.db, accountId);
  const act = (id: string, method: string, path = '') => server.call(`/characters/${id}${path}`, { method, session });
  for (const id of [gone, back]) expect((await act(id, 'DELETE')).status).toBe(200);
  expect((await act(back, 'POST', '/restore')).status).toBe(200);
  const portraits = await filesIn('portraits');
  server.clock.advance(DAY_MS + 1);
  await age('cards', 2);

  await server.deps.cards.sweep();
  await server.deps.fileSweep.sweep();
  const cards = await filesIn('cards');
  expect(cards).toContain(`${back}.charx`);
  expect(cards).not.toContain(`${gone}.charx`);
  expect(await filesIn('portraits')).toEqual(portraits);
  expect(await bytesOf(server.deps.database.db, accountId)).toBeLessThan(before);
  expect((await act(gone, 'POST', '/restore')).status).toBe(404);
});

it('deletes a picture that no message shows for a week, and frees its quota', async () => {
  const session = await server.registered();
  const { accountId = '' } = await principalOf(server.deps, session);
  const content = (await picture('png')).toString('base64');
  const { body } = await server.call('/images', { method: 'POST', session, json: { content, alt: '' } });
  const { address } = MessageImageEnvelope.parse(body).data;
  const see = () => server.app.request(address);
  await server.deps.chats.images.sweep();
  expect((await see()).status).toBe(200);
  expect(await bytesOf(server.deps.database.db, accountId)).toBeGreaterThan(0);

  server.clock.advance(7 * DAY_MS + 1);
  await age('message-images', 8);
  await server.deps.chats.images.sweep();
  expect(await server.deps.fileSweep.sweep()).toBe(1);
  expect((await see()).status).toBe(404);
  expect(await filesIn('message-images')).toEqual([]);
  expect(await bytesOf(server.deps.database.db, accountId)).toBe(0);
});

it('deletes jobs that ended a week ago, never running ones', async () => {
  const { db } = server.deps.database;
  const ended = server.clock.now() - 8 * DAY_MS;
  const job = { kind: 'test', lease_token: 't', lease_until: 0, stop_requested: 0, created_at: 0 };
  await db
    .insertInto('jobs')
    .values([
      { ...job, job_id: 'job-old', state: 'complete', ended_at: ended },
      { ...job, job_id: 'job-new', state: 'failed', ended_at: server.clock.now() },
      { ...job, job_id: 'job-running', state: 'running', ended_at: null },
    ])
    .execute();
  await server.deps.jobs.sweep();
  const rows = await db.selectFrom('jobs').select('job_id').where('kind', '=', 'test').orderBy('job_id').execute();
  expect(rows.map((row) => row.job_id)).toEqual(['job-new', 'job-running']);
});
