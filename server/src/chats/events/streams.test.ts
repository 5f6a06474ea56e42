import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStreams } from '../../http/event-streams.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const events = (chatId: string, headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${server.origin}/api/chats/${chatId}/events`, { headers, ...(signal === undefined ? {} : { signal }) });

describe('the stream of a chat', () => {
  it('is not kept, not changed and not compressed on its way', async () => {
    const session = await server.guest();
    const { chatId } = await server.begin(session);
    const leaving = new AbortController();
    const response = await events(chatId, { ...session, 'accept-encoding': 'gzip' }, leaving.signal);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    leaving.abort();
  });

  it('of another user is not found, and without a session not read', async () => {
    const [mine, stranger] = [await server.guest(), await server.guest()];
    const { chatId } = await server.begin(mine);
    expect((await events(chatId, { ...stranger })).status).toBe(404);
    expect((await events(chatId, {})).status).toBe(401);
    expect((await events(chatId, { ...mine, 'last-event-id': 'x' })).status).toBe(400);
  });

  it('resets a client with an unknown event id', async () => {
    const session = await server.guest();
    const { chatId, lastEventId } = await server.begin(session);
    for await (const { id, event } of server.follow(session, chatId, '999999')) {
      expect({ id, event }).toEqual({ id: lastEventId, event: { kind: 'reset' } });
      break;
    }
  });

  it('is refused to an address that has too many open', async () => {
    await using few = await createChatServer({ overrides: { streams: new EventStreams(undefined, 2) } });
    const open = async () => {
      const session = await few.guest();
      const { chatId } = await few.begin(session);
      return fetch(`${few.origin}/api/chats/${chatId}/events`, { headers: { ...session } });
    };
    const [first, second, third] = [await open(), await open(), await open()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    await first.body?.cancel();
    await expect.poll(async () => (await open()).status).toBe(200);
  });

  it('is alive with every heartbeat, and over when the session is', async () => {
    await using quick = await createChatServer({ overrides: { streams: new EventStreams(20) } });
    const session = await quick.guest();
    const { chatId } = await quick.begin(session);
    const response = await fetch(`${quick.origin}/api/chats/${chatId}/events`, { headers: { ...session } });
    let received = '';
    let leaving: Promise<unknown> | undefined;
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += text;
      if (received.length > ':\n\n'.length)
        leaving ??= quick.call('/registerlogin/logout', { method: 'POST', session });
    }
    await leaving;
    expect(received).toMatch(/^(:\n\n){2,}data: \{"kind":"closing"\}\n\n$/);
  });

  it('frees its slot as soon as the subscriber disconnects mid-reply', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    server.engine.says(...Array.from({ length: 40 }, (_, index) => `word ${index} `));
    for (let time = 1; time <= 20; time += 1) {
      const { reply } = await server.send(session, chatId, 'Well?');
      await server.ended(session, chatId, reply.messageId);
    }
    expect((await server.read(session, chatId)).quote.balance).toBe(60);
  });

  it('is open for an owner eight times at most', async () => {
    const session = await server.guest();
    const { chatId } = await server.begin(session);
    const leaving = new AbortController();
    const open = await Promise.all(Array.from({ length: 8 }, () => events(chatId, { ...session }, leaving.signal)));
    expect(open.map((response) => response.status)).toEqual(open.map(() => 200));
    const ninth = await events(chatId, { ...session });
    expect(ninth.status).toBe(429);
    expect(ninth.headers.get('retry-after')).toBe('5');
    leaving.abort();
  });
});
