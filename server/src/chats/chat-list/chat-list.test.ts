import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { ChatPageEnvelope } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const list = async (session: SessionValues, query = '') =>
  ChatPageEnvelope.parse((await server.call(`/chats?${query}`, { session })).body).data;

const say = async (session: SessionValues, chatId: string, words: string) => {
  const { message, reply } = await server.send(session, chatId, words);
  await server.ended(session, chatId, reply.messageId);
  server.clock.advance(1000);
  return message;
};

const change = async (session: SessionValues, chatId: string, json: object) =>
  server.call(`/chats/${chatId}`, { method: 'PATCH', session, json });

describe('the title of a chat', () => {
  it('takes the title from the first message until the owner renames the chat', async () => {
    const session = await server.registered();
    const { chatId, title } = await server.begin(session);
    expect(title).toBe('Ada Byrne');
    const first = await say(session, chatId, '*I knock.* Have you seen my brother? He had a boat.');
    await say(session, chatId, 'And the boat?');
    expect((await server.read(session, chatId)).title).toBe('I knock. Have you seen my brother?');
    expect((await list(session)).items).toMatchObject([{ title: 'I knock. Have you seen my brother?' }]);
    await server.call(`/chats/${chatId}/messages/${first.messageId}`, {
      method: 'PATCH',
      session,
      json: { hidden: true },
    });
    expect((await list(session)).items).toMatchObject([{ title: 'And the boat?' }]);
    await change(session, chatId, { title: 'The brother' });
    expect((await list(session)).items).toMatchObject([{ title: 'The brother' }]);
  });

  it('keeps a deleted last message out of the preview', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    await say(session, chatId, 'Listen.');
    const { activeMessageId } = await server.read(session, chatId);
    const path = `/chats/${chatId}/messages/${activeMessageId}`;
    await server.call(path, { method: 'PATCH', session, json: { hidden: true } });
    expect((await list(session)).items).toMatchObject([{ lastText: '' }]);
  });
});

describe('all chats', () => {
  it('have the pinned ones first when asked for, page by page, and stay where they were used', async () => {
    const session = await server.registered();
    const ids: string[] = [];
    for (const characterId of ['ada-byrne', 'zoe-marsh', 'ilker-kaya']) {
      ids.push((await server.begin(session, characterId)).chatId);
      server.clock.advance(1000);
    }
    await change(session, ids[0] ?? '', { pinned: true });
    const idsOf = (page: Awaited<ReturnType<typeof list>>) => page.items.map(({ chatId }) => chatId);
    expect(idsOf(await list(session))).toEqual([ids[2], ids[1], ids[0]]);
    const first = await list(session, 'order=pinned&limit=2');
    expect(idsOf(first)).toEqual([ids[0], ids[2]]);
    expect(first.items.map(({ pinned }) => pinned)).toEqual([true, false]);
    expect(idsOf(await list(session, `order=pinned&limit=2&cursor=${first.nextCursor}`))).toEqual([ids[1]]);
    const foreign = await server.call(`/chats?cursor=${first.nextCursor}`, { session });
    expect(foreign).toMatchObject({ status: 400, body: { field: 'cursor' } });
    await change(session, ids[0] ?? '', { pinned: false });
    expect(idsOf(await list(session, 'order=pinned'))).toEqual([ids[2], ids[1], ids[0]]);
  });

  it('are found by title, by character and by what was said, every word of it', async () => {
    const session = await server.registered();
    const { chatId: ada } = await server.begin(session, 'ada-byrne');
    const { chatId: zoe } = await server.begin(session, 'zoe-marsh');
    await say(session, ada, 'Seven boats went out.');
    await change(session, zoe, { title: 'Café at 100%' });
    const found = async (q: string) =>
      (await list(session, new URLSearchParams({ q }).toString())).items.map(({ chatId }) => chatId);
    expect(await found('ZOE')).toEqual([zoe]);
    expect(await found('cafe')).toEqual([zoe]);
    expect(await found('100%')).toEqual([zoe]);
    expect(await found('byrne boats')).toEqual([ada]);
    expect(await found('boats cafe')).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
    const stranger = await server.registered();
    expect((await list(stranger, 'q=boats')).items).toEqual([]);
  });
});

describe('a deleted chat', () => {
  it('comes back whole, in the histories too, for its owner alone', async () => {
    const [session, stranger] = [await server.registered(), await server.registered()];
    const { chatId } = await server.begin(session);
    await say(session, chatId, 'Keep this.');
    await server.call(`/chats/${chatId}`, { method: 'DELETE', session });
    expect((await list(session)).items).toEqual([]);
    const restore = (who: SessionValues, id = chatId) =>
      server.call(`/chats/${id}/restore`, { method: 'POST', session: who });
    expect(await restore(stranger)).toMatchObject({ status: 404 });
    expect(await restore(session, 'cht-0000')).toMatchObject({ status: 404 });
    expect(await restore(session)).toMatchObject({ status: 200 });
    expect(await restore(session)).toMatchObject({ status: 200 });
    expect((await server.read(session, chatId)).messages.items).toHaveLength(3);
    const history = await server.call('/user-profile/get-my-interactions', { session });
    expect(JSON.stringify(history.body.data).split(chatId)).toHaveLength(2);
  });
});
