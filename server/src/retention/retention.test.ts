import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { ChatEnvelope, SentMessageEnvelope, type Chat } from '../contract/validators.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer({
    overrides: {
      findInk: () =>
        '-> quay\n=== quay\nThe ferry is late.\n+ [Go home.]\n    # ending: home; Home\n    You go.\n    -> END\n',
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

async function beginChat(session: SessionValues): Promise<Chat> {
  const answer = await server.call('/chats', { method: 'POST', session, json: { characterId: 'ada-byrne' } });
  return ChatEnvelope.parse(answer.body).data;
}

async function talk(session: SessionValues, chatId: string): Promise<void> {
  const answer = await server.call(`/chats/${chatId}/messages`, { method: 'POST', session, json: { text: 'Well?' } });
  SentMessageEnvelope.parse(answer.body);
  await expect.poll(async () => (await chatRow(chatId)).replying_id).toBeNull();
}

const rows = (table: 'chat_events' | 'messages' | 'chats', chatId: string) =>
  server.deps.database.db.selectFrom(table).selectAll().where('chat_id', '=', chatId).execute();

const chatRow = (chatId: string) =>
  server.deps.database.db.selectFrom('chats').selectAll().where('chat_id', '=', chatId).executeTakeFirstOrThrow();

const remove = async (path: string, session: SessionValues) =>
  expect((await server.call(path, { method: 'DELETE', session })).status).toBe(200);

it('keeps the newest event of a chat unused for a month, and resets a reader that resumes from an older one', async () => {
  const session = await server.registered();
  const { chatId } = await beginChat(session);
  await talk(session, chatId);
  const { db } = server.deps.database;
  await server.deps.retention.sweep();
  const before = await rows('chat_events', chatId);
  expect(before.length).toBeGreaterThan(1);
  const messages = await rows('messages', chatId);

  await db
    .updateTable('chats')
    .set({ updated_at: server.clock.now() - 31 * DAY_MS })
    .where('chat_id', '=', chatId)
    .execute();
  await server.deps.retention.sweep();
  const newest = Math.max(...before.map(({ seq }) => seq));
  expect((await rows('chat_events', chatId)).map(({ seq }) => seq)).toEqual([newest]);
  expect(await rows('messages', chatId)).toEqual(messages);

  const { events } = server.deps.chats;
  const view = { locale: 'en-US', mature: false, viewerId: undefined } as const;
  const chat = await chatRow(chatId);
  const feed = await events.open({ ownerId: chat.owner_id, view }, chatId, '0');
  const leaving = new AbortController();
  for await (const group of feed.follow(leaving.signal)) {
    expect(group).toEqual([{ id: String(newest), event: { kind: 'reset' } }]);
    break;
  }
  leaving.abort();
});

it('a chat in use keeps its thousand newest events', async () => {
  const session = await server.registered();
  const { chatId } = await beginChat(session);
  await talk(session, chatId);
  const { db } = server.deps.database;
  const before = (await rows('chat_events', chatId)).map(({ seq }) => seq);
  await db.updateTable('chats').set({ event_seq: 1_003 }).where('chat_id', '=', chatId).execute();
  await server.deps.retention.sweep();
  const kept = (await rows('chat_events', chatId)).map(({ seq }) => seq);
  expect(before).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(kept).toEqual(before.filter((seq) => seq > 3));
});

it('a deleted chat can be restored for a month, and is erased then', async () => {
  const session = await server.registered();
  const [gone, kept] = [await beginChat(session), await beginChat(session)];
  await talk(session, gone.chatId);
  await remove(`/chats/${gone.chatId}`, session);
  await server.deps.retention.sweep();
  expect((await server.call(`/chats/${gone.chatId}/restore`, { method: 'POST', session })).status).toBe(200);
  await remove(`/chats/${gone.chatId}`, session);

  server.clock.advance(31 * DAY_MS);
  await server.deps.retention.sweep();
  for (const table of ['chats', 'messages', 'chat_events'] as const) expect(await rows(table, gone.chatId)).toEqual([]);
  expect(await rows('chats', kept.chatId)).toHaveLength(1);
  expect(await rows('messages', kept.chatId)).not.toHaveLength(0);
});

it('a deleted play is erased after a month, with its rounds and its link', async () => {
  const player = await testPlayer(server, await server.registered());
  const [gone, kept] = [await player.begin({ storyId: 'low-tide' }), await player.begin({ storyId: 'low-tide' })];
  await player.share(await player.choose(gone.round, 0));
  await remove(`/story-sessions/${gone.storySessionId}`, player.session);
  server.clock.advance(31 * DAY_MS);
  await server.deps.retention.sweep();
  const { db } = server.deps.database;
  const rounds = (id: string) => db.selectFrom('story_rounds').selectAll().where('story_session_id', '=', id).execute();
  expect(await rounds(gone.storySessionId)).toEqual([]);
  expect(await rounds(kept.storySessionId)).toHaveLength(1);
});

it('a guest’s device and what they left are gone a month after their session; shared plays and wallets stay', async () => {
  const [guest, visitor] = [await testPlayer(server), await server.registered()];
  const { chatId } = await beginChat(guest.session);
  const own = await beginChat(visitor);
  const [shared, unshared] = [await guest.begin({ storyId: 'low-tide' }), await guest.begin({ storyId: 'low-tide' })];
  await guest.share(shared.round);
  const { db } = server.deps.database;
  const chat = await chatRow(chatId);
  const deviceId = chat.owner_id;
  const wallets = await db.selectFrom('wallets').selectAll().where('wallet_id', '=', deviceId).execute();

  server.clock.advance(31 * DAY_MS);
  await db
    .updateTable('sessions')
    .set({ last_used_at: server.clock.now() })
    .where('account_id', 'is not', null)
    .execute();
  await server.deps.sessions.sweep();
  await server.deps.retention.sweep();
  expect(await db.selectFrom('devices').selectAll().where('device_id', '=', deviceId).execute()).toEqual([]);
  expect(await rows('chats', chatId)).toMatchObject([{ deleted_at: server.clock.now() }]);
  const link = (id: string) => server.call(`/shared-plays/${id}`);
  expect((await link(shared.storySessionId)).status).toBe(200);

  server.clock.advance(31 * DAY_MS);
  await db.updateTable('sessions').set({ last_used_at: server.clock.now() }).execute();
  await server.deps.retention.sweep();
  expect(await rows('chats', chatId)).toEqual([]);
  const plays = await db
    .selectFrom('story_sessions')
    .select('story_session_id')
    .where('owner_id', '=', deviceId)
    .execute();
  expect(plays).toEqual([{ story_session_id: shared.storySessionId }]);
  expect(unshared.storySessionId).not.toBe(shared.storySessionId);
  expect(await rows('chats', own.chatId)).toMatchObject([{ deleted_at: null }]);
  expect(await db.selectFrom('wallets').selectAll().where('wallet_id', '=', deviceId).execute()).toEqual(wallets);
});

it('a room without members is erased after a month, one with a member never', async () => {
  const session = await server.registered();
  const [left, kept] = [await server.open(session), await server.open(session)];
  const { db } = server.deps.database;
  await db.updateTable('room_members').set({ state: 'left' }).where('room_id', '=', left.roomId).execute();
  const ids = async () => {
    const found = await db
      .selectFrom('rooms')
      .select('room_id')
      .where('room_id', 'in', [left.roomId, kept.roomId])
      .execute();
    return found.map((room) => room.room_id);
  };
  await server.deps.retention.sweep();
  expect(await ids()).toHaveLength(2);
  server.clock.advance(31 * DAY_MS);
  await server.deps.retention.sweep();
  expect(await ids()).toEqual([kept.roomId]);
});
