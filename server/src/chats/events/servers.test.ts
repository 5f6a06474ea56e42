import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { createApp } from '../../app.ts';
import { SentMessageEnvelope } from '../../contract/validators.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { createLog } from '../../log.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

let first: ChatServer;
let second: Deps;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  first = await createChatServer();
  second = createDeps(first.deps.config, { clock: first.clock, engine: first.engine, log: createLog('silent') });
  app = createApp(second);
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await first[Symbol.asyncDispose]();
});

const onSecond = (session: SessionValues, path: string, json?: object, headers: Record<string, string> = {}) =>
  app.request(`/api${path}`, {
    method: 'POST',
    headers: { ...session, ...headers, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

describe('two servers on one database', () => {
  it('a reply that one writes is followed on the other', async () => {
    const session = await first.registered();
    const { chatId, lastEventId } = await first.begin(session);
    const pause = Promise.withResolvers<void>();
    first.engine.says('One ', { wait: pause.promise }, 'after the other.');
    expect((await onSecond(session, `/chats/${chatId}/messages`, { text: 'Well?' })).status).toBe(200);
    for await (const { event } of first.follow(session, chatId, lastEventId)) {
      if (event.kind === 'reply-text') pause.resolve();
      if (event.kind !== 'reply-ended') continue;
      expect(event.message).toMatchObject({ text: 'One after the other.', status: 'complete' });
      break;
    }
  });

  it('a reply that one writes is stopped on the other', async () => {
    const session = await first.registered();
    const { chatId } = await first.begin(session);
    first.engine.says('One ', { wait: new Promise(() => undefined) });
    const { reply } = await first.send(session, chatId, 'Well?');
    expect((await onSecond(session, `/chats/${chatId}/messages/${reply.messageId}/stop`)).status).toBe(200);
    expect(await first.ended(session, chatId, reply.messageId)).toMatchObject({ status: 'stopped', text: 'One ' });
  });

  it('a message sent to both servers at once is stored and charged once', async () => {
    const session = await first.registered();
    const { chatId } = await first.begin(session);
    first.engine.says('Once.');
    const headers = { 'idempotency-key': 'said-to-both-1' };
    const sends = Array.from({ length: 6 }, async (_, index) =>
      index % 2 === 0
        ? first.send(session, chatId, 'Well?', { headers })
        : SentMessageEnvelope.parse(
            await (await onSecond(session, `/chats/${chatId}/messages`, { text: 'Well?' }, headers)).json(),
          ).data,
    );
    const [sent, ...others] = await Promise.all(sends);
    expect(others).toEqual(others.map(() => sent));
    await first.ended(session, chatId, sent?.reply.messageId ?? '');
    expect(await first.read(session, chatId)).toMatchObject({ quote: { balance: 98 } });
  });
});

describe('a server that stops', () => {
  it('a stopping server ends its replies, keeps their text and refunds their points', async () => {
    const session = await first.registered();
    const { chatId } = await first.begin(session);
    first.engine.says('Half of ', { wait: new Promise(() => undefined) });
    const leaver = createDeps(first.deps.config, {
      clock: first.clock,
      engine: first.engine,
      log: createLog('silent'),
    });
    const answer = await createApp(leaver).request(`/api/chats/${chatId}/messages`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Go on.' }),
    });
    const { reply } = SentMessageEnvelope.parse(await answer.json()).data;
    for await (const { event } of first.follow(session, chatId)) if (event.kind === 'reply-text') break;
    await leaver[Symbol.asyncDispose]();
    const ended = await first.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'interrupted', text: 'Half of ', charge: { points: 0 } });
    expect(await first.read(session, chatId)).toMatchObject({ quote: { balance: 100 } });
  });

  it('a stopping server tells its subscribers to reconnect elsewhere', async () => {
    await using server = await createChatServer();
    const session = await server.guest();
    const { chatId } = await server.begin(session);
    const events: unknown[] = [];
    for await (const { event } of server.follow(session, chatId, '0')) {
      events.push(event.kind);
      server.deps.streams.close();
    }
    expect(events).toEqual(['message-added', 'closing']);
  });
});
