import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { BegunReplyEnvelope } from '../../contract/validators.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { beginningOf } from '../prompt/continuation.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
});
beforeEach(async () => {
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (path: string, as = server) => as.call(path, { method: 'POST', session });
const begun = async (path: string, as = server) => BegunReplyEnvelope.parse((await post(path, as)).body).data;

async function cut(text: string) {
  const { chatId } = await server.begin(session);
  server.engine.says(text, { kind: 'end', finishReason: 'length' });
  const { reply } = await server.send(session, chatId, 'Tell me about the boats.');
  const ended = await server.ended(session, chatId, reply.messageId);
  return { chatId, ended, path: `/chats/${chatId}/messages/${reply.messageId}/continue` };
}

describe('a continued reply', () => {
  it('starts with the words that were there, costs a reply, and leaves the shorter version beside it', async () => {
    const { chatId, ended, path } = await cut('Seven boats went out that ni');
    expect(ended).toMatchObject({ truncated: true });
    server.engine.says(' night, and six came back.');
    const { balance, reply } = await begun(path);
    expect(reply).toMatchObject({ status: 'streaming', text: 'Seven boats went out that ' });
    expect(balance).toBe(96);
    const whole = await server.ended(session, chatId, reply.messageId);
    expect(whole).toMatchObject({
      text: 'Seven boats went out that night, and six came back.',
      siblingIds: [ended.messageId, reply.messageId],
      truncated: false,
      charge: { points: 2 },
    });
    const messages = server.engine.requests.at(-1)?.messages ?? [];
    expect(messages.slice(-2)).toMatchObject([
      { role: 'assistant', content: 'Seven boats went out that' },
      { role: 'user', content: expect.stringContaining('Go on with your last message') },
    ]);
  });

  it('costs what was added when it is stopped, and the next try continues the same words', async () => {
    const { chatId, path } = await cut('Seven boats went out.');
    const pause = Promise.withResolvers<void>();
    server.engine.says({ wait: pause.promise });
    const { reply } = await begun(path);
    await post(`/chats/${chatId}/messages/${reply.messageId}/stop`);
    const stopped = await server.ended(session, chatId, reply.messageId);
    expect(stopped).toMatchObject({ status: 'stopped', text: 'Seven boats went out. ', charge: { points: 0 } });
    server.engine.says('Six came back.');
    const again = await begun(`/chats/${chatId}/messages/${reply.messageId}/regenerate`);
    const whole = await server.ended(session, chatId, again.reply.messageId);
    expect(whole.text).toBe('Seven boats went out. Six came back.');
  });

  it('keeps the text and refunds the points when the engine adds none', async () => {
    const { chatId, path } = await cut('Seven boats went out.');
    server.engine.says('');
    const { reply } = await begun(path);
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'empty', text: 'Seven boats went out.' });
    expect((await server.read(session, chatId)).quote.balance).toBe(98);
  });

  it('refuses to continue a greeting or a message of the visitor', async () => {
    const { activeMessageId, chatId } = await server.begin(session);
    server.engine.says('Good evening.');
    const { message, reply } = await server.send(session, chatId, 'Hello.');
    await server.ended(session, chatId, reply.messageId);
    for (const messageId of [activeMessageId, message.messageId]) {
      expect(await post(`/chats/${chatId}/messages/${messageId}/continue`)).toMatchObject({ status: 409 });
    }
  });

  it('says something new without a model, too', async () => {
    await using offline = await createChatServer({
      overrides: { engine: createOfflineEngine(async () => undefined) },
    });
    session = await offline.registered();
    const { chatId } = await offline.begin(session);
    const { reply } = await offline.send(session, chatId, 'Tell me about the room.');
    const short = await offline.ended(session, chatId, reply.messageId);
    const more = await begun(`/chats/${chatId}/messages/${reply.messageId}/continue`, offline);
    const whole = await offline.ended(session, chatId, more.reply.messageId);
    expect(whole.text.startsWith(`${short.text} `)).toBe(true);
    expect(short.text).not.toContain(whole.text.slice(short.text.length).trim());
  });
});

describe('where a continuation begins', () => {
  const complete = { edit_hash: null, status: 'complete', truncated: 0 } as const;

  it('after a space, except in scripts without spaces', () => {
    expect(beginningOf({ ...complete, text: 'It is late.\n' })).toBe('It is late. ');
    expect(beginningOf({ ...complete, text: '已经很晚了。' })).toBe('已经很晚了。');
  });

  it('before a word that may have been cut, unless its owner wrote it', () => {
    const stopped = { ...complete, status: 'stopped', text: 'It is la' } as const;
    expect(beginningOf(stopped)).toBe('It is ');
    expect(beginningOf({ ...stopped, edit_hash: 'x' })).toBe('It is la ');
  });
});
