import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { FeedNewsEnvelope, FeedPageEnvelope, PostEnvelope, type FeedItem } from '../contract/validators.ts';
import type { CharacterRow } from '../explore/tables.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let creator: SessionValues;

beforeAll(async () => {
  server = await createTestServer();
  creator = await server.registered();
  const owner = ownerOf(await principalOf(server.deps, creator));
  const { db } = server.deps.database;
  await db.updateTable('characters').set({ owner_id: owner }).where('character_id', '=', 'zoe-marsh').execute();
});
afterAll(() => server[Symbol.asyncDispose]());

async function post(text: string): Promise<string> {
  server.clock.advance(1000);
  const json = { text, language: 'en-US' };
  const answer = await server.call('/characters/zoe-marsh/posts', { method: 'POST', session: creator, json });
  return PostEnvelope.parse(answer.body).data.postId;
}

async function follower(): Promise<SessionValues> {
  const session = await server.registered();
  server.clock.advance(1000);
  await server.call('/characters/zoe-marsh/follow', { method: 'PUT', session });
  return session;
}

const feed = async (session: SessionValues, query = '') =>
  FeedPageEnvelope.parse((await server.call(`/user/feed${query}`, { session })).body).data;
const news = async (session: SessionValues) =>
  FeedNewsEnvelope.parse((await server.call('/user/feed/news', { session })).body).data;
const look = async (session: SessionValues, until: string) =>
  FeedNewsEnvelope.parse((await server.call('/user/feed/seen', { method: 'PUT', session, json: { until } })).body).data;

function idOf(item: FeedItem): string {
  if (item.kind === 'post') return item.post.postId;
  return item.kind === 'story' ? item.story.storyId : item.character.characterId;
}

it('shows posts of the characters one follows and stories with them, newest first, page by page', async () => {
  const first = await post('First');
  const second = await post('Second');
  const session = await follower();
  const page = await feed(session, '?limit=2');
  expect(page.items.map(idOf)).toEqual([second, first]);
  const rest = await feed(session, `?limit=2&cursor=${page.nextCursor}`);
  expect([rest.items.map(idOf), rest.nextCursor]).toEqual([['warm-bread'], null]);
  await server.call('/characters/zoe-marsh/follow', { method: 'DELETE', session });
  expect(await feed(session)).toEqual({ items: [], nextCursor: null });
});

it('shows what the creator publishes beside it, and nothing private, deleted, withheld or mature', async () => {
  const session = await follower();
  const owner = ownerOf(await principalOf(server.deps, creator));
  const { db } = server.deps.database;
  const change = (values: Partial<CharacterRow>) =>
    db.updateTable('characters').set(values).where('character_id', '=', 'ilker-kaya').execute();
  const shows = async () => (await feed(session, '?limit=48')).items.some((item) => idOf(item) === 'ilker-kaya');
  expect(await shows()).toBe(false);
  await change({ owner_id: owner });
  expect(await shows()).toBe(true);
  for (const [values, back] of [
    [{ visibility: 'private' }, { visibility: 'public' }],
    [{ deleted_at: 1 }, { deleted_at: null }],
    [{ withheld_at: 1 }, { withheld_at: null }],
    [{ mature: 1 }, { mature: 0 }],
  ] as const) {
    await change(values);
    expect(await shows()).toBe(false);
    await change(back);
  }
  expect(await shows()).toBe(true);
});

it('counts what came since one looked, on every device, and never more than ten', async () => {
  await post('Before the first follow');
  const session = await follower();
  expect(await news(session)).toEqual({ newCount: 0, followingCount: 1 });
  const seen = await post('New');
  const unseen = await post('Newer');
  expect((await news(session)).newCount).toBe(2);
  const { items } = await feed(session);
  const at = (postId: string) => items.find((item) => idOf(item) === postId)?.at ?? '';
  expect((await look(session, at(seen))).newCount).toBe(1);
  expect((await look(session, at(unseen))).newCount).toBe(0);
  expect((await look(session, at(seen))).newCount).toBe(0);
  await look(session, '2099-01-01T00:00:00.000Z');
  for (let index = 0; index < 12; index += 1) await post(`No. ${index}`);
  expect((await news(session)).newCount).toBe(10);
});

it('asks a guest for an account', async () => {
  const session = await server.guest();
  for (const path of ['/user/feed', '/user/feed/news']) {
    expect(await server.call(path, { session })).toMatchObject({
      status: 403,
      body: { reason: 'REGISTRATION_REQUIRED' },
    });
  }
});
