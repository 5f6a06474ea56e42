import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { MessageDraftEnvelope, ReplyStartersEnvelope } from '../../contract/validators.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
let offline: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
  offline = await createChatServer({ overrides: { engine: createOfflineEngine(async () => undefined) } });
});
beforeEach(async () => {
  session = await server.registered();
  server.engine.says('Good evening.');
});
afterAll(async () => {
  for (const one of [server, offline]) await one[Symbol.asyncDispose]();
});

const draft = (chatId: string, headers = {}) =>
  server.call(`/chats/${chatId}/draft`, { method: 'POST', session, headers });
const balance = async (chatId: string) => (await server.read(session, chatId)).quote.balance;

describe('a draft of the next message', () => {
  it('is written in the name of the visitor, costs a reply, and adds nothing to the chat', async () => {
    const { chatId } = await server.begin(session);
    server.engine.says('Ada: I counted them, too.\nAda Byrne: You did?');
    const before = await server.read(session, chatId);
    const { body } = await draft(chatId);
    expect(MessageDraftEnvelope.parse(body).data).toMatchObject({ balance: 98 });
    expect((await server.read(session, chatId)).messages).toEqual(before.messages);
    const [instructions] = server.engine.requests.at(-1)?.messages ?? [];
    expect(instructions?.content).toContain('Write what');
  });

  it('answers the same draft for the same idempotency key, and charges once', async () => {
    const { chatId } = await server.begin(session);
    server.engine.says('I counted them, too.');
    const headers = { 'idempotency-key': 'draft-it-only-once' };
    const first = await draft(chatId, headers);
    server.engine.says('Something else.');
    expect((await draft(chatId, headers)).body).toEqual(first.body);
    expect(await balance(chatId)).toBe(98);
  });

  it('costs the share that was written when it is stopped, and hands out those words', async () => {
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const reached = {
      // Asked for once the words before it have been taken.
      get wait() {
        begun.resolve();
        return pause.promise;
      },
    };
    server.engine.says('I counted', reached);
    const answer = draft(chatId);
    await begun.promise;
    expect(await draft(chatId)).toMatchObject({ status: 409 });
    await server.call(`/chats/${chatId}/draft`, { method: 'DELETE', session });
    expect(await answer).toMatchObject({ status: 200, body: { data: { text: 'I counted', balance: 99 } } });
  });

  it('is free when the engine fails, and the next one can be asked for', async () => {
    const { chatId } = await server.begin(session);
    server.engine.says({ fail: 'unavailable' });
    expect(await draft(chatId)).toMatchObject({ status: 503 });
    expect(await balance(chatId)).toBe(100);
    server.engine.says('I counted them.');
    expect(await draft(chatId)).toMatchObject({ status: 200 });
  });

  it('gives its points back when its server dies', async () => {
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says({ wait: pause.promise }, 'Too late.');
    const answer = draft(chatId);
    await expect.poll(() => balance(chatId)).toBe(98);
    await server.deps.database.db.updateTable('jobs').set({ lease_until: 0 }).where('kind', '=', 'draft').execute();
    await server.deps.chats.drafts.recover();
    expect(await balance(chatId)).toBe(100);
    pause.resolve();
    expect(await answer).toMatchObject({ status: 503 });
    expect(await balance(chatId)).toBe(100);
  });

  it('is not found for another user', async () => {
    const { chatId } = await server.begin(session);
    session = await server.registered();
    expect(await draft(chatId)).toMatchObject({ status: 404 });
  });

  it('is one of the suggestions while no model answers, and free', async () => {
    const person = await offline.registered();
    const { chatId } = await offline.begin(person);
    const answer = await offline.call(`/chats/${chatId}/draft`, { method: 'POST', session: person });
    const { text, balance: left } = MessageDraftEnvelope.parse(answer.body).data;
    const listed = await offline.call(`/chats/${chatId}/starters`, { session: person });
    expect(ReplyStartersEnvelope.parse(listed.body).data.starters).toContain(text);
    expect(left).toBe(100);
  });
});

describe('suggestions for the next message', () => {
  const starters = async (chatId: string, language = 'en-US') => {
    const answer = await server.call(`/chats/${chatId}/starters`, { session, headers: { 'language-type': language } });
    return ReplyStartersEnvelope.parse(answer.body).data.starters;
  };

  it('are three topics of the character, without a model and without a point', async () => {
    const { chatId } = await server.begin(session);
    const before = server.engine.requests.length;
    expect(await starters(chatId)).toHaveLength(3);
    expect(server.engine.requests).toHaveLength(before);
    expect(await balance(chatId)).toBe(100);
  });

  it('never repeat what was asked, and come in the language of the reader', async () => {
    const { chatId } = await server.begin(session);
    const [first = ''] = await starters(chatId);
    const { reply } = await server.send(session, chatId, first);
    await server.ended(session, chatId, reply.messageId);
    expect(await starters(chatId)).not.toContain(first);
    expect((await starters(chatId, 'zh-CN')).join('')).toMatch(/\p{Script=Han}/u);
  });

  it('follow what the character has just said', async () => {
    const { chatId } = await server.begin(session);
    server.engine.says('You are standing in the room.');
    const { reply } = await server.send(session, chatId, 'Who would know?');
    await server.ended(session, chatId, reply.messageId);
    expect((await starters(chatId))[0]).toContain('the room');
  });
});
