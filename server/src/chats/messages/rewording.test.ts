import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { readConfig } from '../../config/config.ts';
import { ChatMemoryEnvelope, FoundMessagePageEnvelope } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  const { text } = readConfig({ NODE_ENV: 'test' });
  server = await createChatServer({ config: { text: { ...text, contextTokens: 1_400, replyTokens: 200 } } });
});
beforeEach(async () => {
  session = await server.registered();
  server.engine.says('Good evening.');
});
afterAll(() => server[Symbol.asyncDispose]());

const reword = (chatId: string, messageId: string, text: string, as = session) =>
  server.call(`/chats/${chatId}/messages/${messageId}/text`, { method: 'PUT', session: as, json: { text } });

const say = async (chatId: string, text: string) => {
  const { message, reply } = await server.send(session, chatId, text);
  await server.ended(session, chatId, reply.messageId);
  await server.deps.chats.summaries.settled();
  return { message, reply };
};

const found = async (chatId: string, q: string) =>
  FoundMessagePageEnvelope.parse((await server.call(`/chats/${chatId}/search?q=${q}`, { session })).body).data.items;

describe('a message that its owner rewords in place', () => {
  it('keeps its place, its reply and the points; title, search and the next prompt follow', async () => {
    const { chatId } = await server.begin(session);
    const { message, reply } = await say(chatId, 'I lost my umbrela at the pier.');
    const answer = await reword(chatId, message.messageId, 'I lost my lantern at the pier.');
    expect(answer).toMatchObject({ status: 200, body: { data: { edited: true, siblingIds: [message.messageId] } } });
    const chat = await server.read(session, chatId);
    expect(chat).toMatchObject({ title: 'I lost my lantern at the pier', activeMessageId: reply.messageId });
    expect(chat.quote.balance).toBe(98);
    expect(await found(chatId, 'umbrela')).toEqual([]);
    expect(await found(chatId, 'lantern')).toMatchObject([{ message: { messageId: message.messageId } }]);
    await say(chatId, 'Did you see it?');
    const prompt = JSON.stringify(server.engine.requests.at(-1)?.messages);
    expect(prompt).toContain('my lantern');
    expect(prompt).not.toContain('umbrela');
  });

  it('is sent to every follower of the chat', async () => {
    const { chatId } = await server.begin(session);
    const { reply } = await say(chatId, 'Hello.');
    const { lastEventId } = await server.read(session, chatId);
    await reword(chatId, reply.messageId, 'Good night.');
    for await (const { event } of server.follow(session, chatId, lastEventId)) {
      expect(event).toMatchObject({ kind: 'message-changed', message: { text: 'Good night.', edited: true } });
      break;
    }
  });

  it('is as if it had never been reworded once it has its first words back, and they are kept nowhere meanwhile', async () => {
    const { chatId } = await server.begin(session);
    const { message } = await say(chatId, 'My password is hunter2.');
    await reword(chatId, message.messageId, 'My password is a secret.');
    const tables = ['messages', 'chat_events', 'idempotency_keys'] as const;
    const { db } = server.deps.database;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain('hunter2');
    const undone = await reword(chatId, message.messageId, 'My password is hunter2.');
    expect(undone.body).toMatchObject({ data: { text: 'My password is hunter2.', edited: false } });
  });

  it('is told whole to the engine, also where the reply had been stopped', async () => {
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says('The lamp', { wait: pause.promise });
    const { reply } = await server.send(session, chatId, 'Is it lit?');
    for await (const { event } of server.follow(session, chatId, '0')) if (event.kind === 'reply-text') break;
    await server.call(`/chats/${chatId}/messages/${reply.messageId}/stop`, { method: 'POST', session });
    await server.ended(session, chatId, reply.messageId);
    await reword(chatId, reply.messageId, 'The lamp burns, as ever');
    server.engine.says('Good.');
    await say(chatId, 'Thank you.');
    expect(JSON.stringify(server.engine.requests.at(-1)?.messages)).toContain('The lamp burns, as ever');
  });

  it('takes a summary that was made of its former words out of the prompt, and brings it back with them', async () => {
    server.engine.summarises('She lost an umbrella.');
    const { chatId } = await server.begin(session);
    const long = (name: string) => `${name}. ${'The rain fell on the pier and the boat came. '.repeat(6)}`;
    server.engine.says(long('A reply'));
    const first = await say(chatId, long('The umbrella'));
    for (let time = 1; time < 8; time += 1) await say(chatId, long(`Message ${time}`));
    const memory = async () =>
      ChatMemoryEnvelope.parse((await server.call(`/chats/${chatId}/memory`, { session })).body).data;
    expect(await memory()).toMatchObject({ summary: 'She lost an umbrella.', summaryActive: true });
    await reword(chatId, first.message.messageId, long('The lantern'));
    expect(await memory()).toMatchObject({ summaryActive: false });
    await reword(chatId, first.message.messageId, first.message.text);
    expect(await memory()).toMatchObject({ summary: 'She lost an umbrella.', summaryActive: true });
  });

  it('is out of reach for anybody else, and while it is deleted or a reply is under way', async () => {
    const { chatId } = await server.begin(session);
    const { message } = await say(chatId, 'Hello.');
    expect(await reword(chatId, message.messageId, 'Mine now.', await server.registered())).toMatchObject({
      status: 404,
    });
    const pause = Promise.withResolvers<void>();
    server.engine.says({ wait: pause.promise }, 'Yes.');
    const { reply } = await server.send(session, chatId, 'Are you there?');
    expect(await reword(chatId, message.messageId, 'Good morning.')).toMatchObject({ status: 409 });
    pause.resolve();
    await server.ended(session, chatId, reply.messageId);
    const path = `/chats/${chatId}/messages/${message.messageId}`;
    await server.call(path, { method: 'PATCH', session, json: { hidden: true } });
    expect(await reword(chatId, message.messageId, 'Good morning.')).toMatchObject({ status: 409 });
  });
});
