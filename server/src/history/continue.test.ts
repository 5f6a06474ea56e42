import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { ContinueListEnvelope } from '../contract/validators.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';
import { testPlayer } from '../testing/story-plays.ts';
import type { TestServer } from '../testing/test-server.ts';

const ferry = `
The ferry is late. *It is never late.*
+ [Wait.] -> wait
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
=== wait
You wait until the lamps are lit.
+ [Go on waiting.] -> wait
`;

const ways = async (server: TestServer, session: SessionValues, headers: Record<string, string> = {}) =>
  ContinueListEnvelope.parse((await server.call('/user/continue', { session, headers })).body).data.items;

describe('the ways back', () => {
  let server: ChatServer;
  beforeAll(async () => {
    server = await createChatServer({ overrides: { findInk: async () => ferry } });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  const talk = async (session: SessionValues, characterId: string, words: string) => {
    const { chatId } = await server.begin(session, characterId);
    const { reply } = await server.send(session, chatId, words);
    await server.ended(session, chatId, reply.messageId);
    server.clock.advance(1000);
    return chatId;
  };

  it('lists nothing before the first message or move', async () => {
    const session = await server.guest();
    await server.begin(session);
    expect(await ways(server, session)).toEqual([]);
  });

  it('say in words where a guest was, the last used first', async () => {
    server.engine.says('*She counts.* **Seven**, always.');
    const session = await server.guest();
    const chatId = await talk(session, 'ada-byrne', 'Why does the lamp count to seven? Tell me.');
    const player = await testPlayer(server, session);
    const { round, storySessionId } = await player.begin({ storyId: 'low-tide' });
    const items = await ways(server, session);
    expect(items).toMatchObject([
      { kind: 'play', storySessionId, roundId: round.roundId, line: 'The ferry is late. It is never late.' },
      { kind: 'chat', chatId, title: 'Why does the lamp count to seven?', line: 'She counts. Seven, always.' },
    ]);
    expect(items[0]).toMatchObject({ progress: { round: 1 } });
  });

  it('leave out what is deleted, what has ended and what the mode does not show, and take the next', async () => {
    const session = await server.registered();
    const ids: string[] = [];
    for (const characterId of ['ada-byrne', 'zoe-marsh', 'ilker-kaya', 'ada-byrne', 'zoe-marsh', 'ilker-kaya']) {
      ids.unshift(await talk(session, characterId, `Good evening, ${characterId}.`));
    }
    const chats = async () => (await ways(server, session)).flatMap((item) => ('chatId' in item ? item.chatId : []));
    expect(await chats()).toEqual(ids.slice(0, 5));
    await server.call(`/chats/${ids[1]}`, { method: 'DELETE', session });
    expect(await chats()).toEqual(ids.filter((id) => id !== ids[1]));
    await server.call(`/chats/${ids[1]}/restore`, { method: 'POST', session });
    expect(await chats()).toEqual(ids.slice(0, 5));

    const player = await testPlayer(server, session);
    const { round } = await player.begin({ storyId: 'low-tide' });
    expect((await ways(server, session)).map(({ kind }) => kind)).toContain('play');
    await player.choose(round, 1);
    expect((await ways(server, session)).map(({ kind }) => kind)).not.toContain('play');

    const { db } = server.deps.database;
    await db
      .updateTable('chats')
      .set({ mature: 1 })
      .where('chat_id', '=', ids[0] ?? '')
      .execute();
    expect(await chats()).toEqual(ids.slice(1));
    expect(await ways(server, await server.guest())).toEqual([]);
  });

  it('include a reply that ended without a reader', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const unread = async () => (await ways(server, session)).map((item) => 'chatId' in item && item.unreadCount);
    const { reply } = await server.send(session, chatId, 'Are you there?');
    expect(reply.status).toBe('streaming');
    await expect.poll(unread).toEqual([1]);
    await server.read(session, chatId);
    expect(await unread()).toEqual([0]);
  });
});

describe('the way back into a room', () => {
  let server: RoomServer;
  beforeAll(async () => {
    server = await createRoomServer();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('counts what others have said since, and is gone with the room', async () => {
    const [owner, friend] = [await server.registered(), await server.guest()];
    const { roomId } = await server.open(owner, { turnTaking: 'mention' });
    await server.join(owner, roomId, friend, 'Elias');
    await server.read(owner, roomId);
    await server.read(friend, roomId);
    await server.say(friend, roomId, '*Waves.* Is anyone awake?');
    await server.say(friend, roomId, 'Or **not**?');
    expect(await ways(server, owner)).toMatchObject([
      { kind: 'room', roomId, title: 'The lamp', line: 'Or not?', speakerName: 'Elias', unreadCount: 2 },
    ]);
    expect(await ways(server, friend)).toMatchObject([{ roomId, unreadCount: 0 }]);
    await server.read(owner, roomId);
    expect(await ways(server, owner)).toMatchObject([{ roomId, unreadCount: 0 }]);
    await server.call(`/rooms/${roomId}`, { method: 'DELETE', session: owner });
    expect(await ways(server, owner)).toEqual([]);
  });
});
