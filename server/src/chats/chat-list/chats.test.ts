import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InteractionPageEnvelope, MessagePageEnvelope } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('a chat', () => {
  it('begins with the greeting of its character, costs nothing and says what a reply costs', async () => {
    const session = await server.guest();
    const chat = await server.begin(session);
    expect(chat).toMatchObject({ title: 'Ada Byrne', character: { characterId: 'ada-byrne' } });
    expect(chat.messages.items).toMatchObject([
      { role: 'character', text: '*She looks up.* There you are.', status: 'complete', parentId: null, charge: null },
    ]);
    expect(chat.quote).toEqual({ points: 2, balance: 20, engine: 'scripted', seesImages: false });
    expect(await server.read(session, chat.chatId)).toEqual(chat);
  });

  it('counts for its character, and stands in the history of who began it', async () => {
    const session = await server.guest();
    const before = await server.call('/characters/zoe-marsh', { session });
    const chat = await server.begin(session, 'zoe-marsh');
    const after = await server.call('/characters/zoe-marsh', { session });
    const counted = (answer: typeof before) => Object(answer.body.data).chatCount;
    expect(counted(after)).toBe(counted(before) + 1);
    const history = await server.call('/user-profile/get-my-interactions', { session });
    expect(InteractionPageEnvelope.parse(history.body).data.items).toMatchObject([
      { id: chat.chatId, kind: 'chat', targetId: 'zoe-marsh', title: 'Zoë Marsh' },
    ]);
  });

  it('begins once for one idempotency key, and the key is good for that request alone', async () => {
    const session = await server.guest();
    const begin = (characterId: string) =>
      server.call('/chats', {
        method: 'POST',
        session,
        json: { characterId },
        headers: { 'idempotency-key': 'begin-with-ada-1' },
      });
    const [first, ...others] = await Promise.all([begin('ada-byrne'), begin('ada-byrne'), begin('ada-byrne')]);
    for (const other of others) expect(other.body).toEqual(first?.body);
    expect(await begin('zoe-marsh')).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
  });

  it('needs a character that there is, and a greeting that it has', async () => {
    const session = await server.guest();
    const begin = (json: object) => server.call('/chats', { method: 'POST', session, json });
    expect(await begin({ characterId: 'nobody' })).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    expect(await begin({ characterId: 'ada-byrne', greetingIndex: 1 })).toMatchObject({
      status: 400,
      body: { field: 'greetingIndex' },
    });
    expect(await server.call('/chats', { method: 'POST', json: { characterId: 'ada-byrne' } })).toMatchObject({
      status: 401,
    });
  });

  it('with a mature character is there in that mode alone', async () => {
    const { db } = server.deps.database;
    await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
    const session = await server.registered();
    const asked = { session, headers: { 'sfw-type': 'nsfw' } };
    const json = { characterId: 'mona-dusk' };
    expect(await server.call('/chats', { method: 'POST', session, json })).toMatchObject({ status: 404 });
    const begun = await server.call('/chats', { method: 'POST', json, ...asked });
    expect(begun.status).toBe(200);
    const { chatId } = Object(begun.body.data);
    expect(await server.call(`/chats/${chatId}`, asked)).toMatchObject({ status: 200 });
    expect(await server.call(`/chats/${chatId}`, { session })).toMatchObject({ status: 404 });
  });

  it('of another user answers every call like an unknown id', async () => {
    const [mine, stranger] = [await server.registered(), await server.registered()];
    const { chatId, activeMessageId } = await server.begin(mine);
    const calls = (chat: string) => [
      { path: `/chats/${chat}` },
      { path: `/chats/${chat}/messages` },
      { path: `/chats/${chat}/events` },
      { path: `/chats/${chat}/messages`, method: 'POST', json: { text: 'Hello' } },
      { path: `/chats/${chat}/messages/${activeMessageId}/stop`, method: 'POST' },
    ];
    const unknown = calls('cht-0000');
    for (const [index, { path, ...options }] of calls(chatId).entries()) {
      const foreign = await server.call(path, { ...options, session: stranger });
      const none = await server.call(unknown[index]?.path ?? '', { ...options, session: stranger });
      expect(foreign).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    }
    expect((await server.read(mine, chatId)).messages.items).toHaveLength(1);
  });

  it('refuses an empty message and one that is too long', async () => {
    const session = await server.guest();
    const { chatId } = await server.begin(session);
    for (const text of ['', ' \n\t', '\u0000', 'x'.repeat(8001)]) {
      const answer = await server.call(`/chats/${chatId}/messages`, { method: 'POST', session, json: { text } });
      expect(answer).toMatchObject({ status: 400, body: { field: 'text' } });
    }
  });

  it('never reveals the private texts of its character', async () => {
    const session = await server.guest();
    const chat = await server.begin(session);
    expect(JSON.stringify(chat)).not.toContain('SECRET');
  });
});

describe('a long chat', () => {
  it('is read page by page in both directions, and around a message', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    for (const text of ['one', 'two', 'three']) {
      const { reply } = await server.send(session, chatId, text);
      await server.ended(session, chatId, reply.messageId);
    }
    const page = async (query: string) => {
      const answer = await server.call(`/chats/${chatId}/messages?${query}`, { session });
      return MessagePageEnvelope.parse(answer.body).data;
    };
    const newest = await page('limit=3');
    const older = await page(`limit=3&cursor=${newest.nextCursor}`);
    const oldest = await page(`limit=3&cursor=${older.nextCursor}`);
    const all = [...oldest.items, ...older.items, ...newest.items];
    expect(all.filter((message) => message.role === 'visitor').map((message) => message.text)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(all).toHaveLength(7);
    expect([newest.newerCursor, oldest.nextCursor]).toEqual([null, null]);
    const back = await page(`limit=3&cursor=${oldest.newerCursor}`);
    expect(back.items).toEqual(all.slice(1, 4));
    const middle = all[3]?.messageId;
    const around = await page(`limit=3&around=${middle}`);
    expect(around.items).toEqual(all.slice(2, 5));
    expect(await server.call(`/chats/${chatId}/messages?around=msg-0`, { session })).toMatchObject({ status: 404 });
    const { chatId: other } = await server.begin(session);
    const foreign = await server.call(`/chats/${other}/messages?cursor=${newest.nextCursor}`, { session });
    expect(foreign).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});

describe('a guest who signs in', () => {
  it('keeps the chats, and the points of a reply that fails only then', async () => {
    const guest = await server.guest();
    const { chatId } = await server.begin(guest);
    const pause = Promise.withResolvers<void>();
    server.engine.says('Wait', { wait: pause.promise }, { fail: 'unavailable' });
    const { reply } = await server.send(guest, chatId, 'Remember me.');
    await sendEmailCode(server, guest, 'noor@example.com');
    const code = codeSentTo(server, 'noor@example.com');
    const { session } = readLogin(await verifyEmailCode(server, guest, 'noor@example.com', code));
    pause.resolve();
    expect(await server.ended(session, chatId, reply.messageId)).toMatchObject({ status: 'failed', text: 'Wait' });
    const chat = await server.read(session, chatId);
    expect(chat.messages.items).toHaveLength(3);
    expect(chat.quote.balance).toBe(100);
  });
});
