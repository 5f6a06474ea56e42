import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { operations, type OperationFacts } from '../contract/operations.ts';
import { FAILURES_IN_A_ROW } from '../providers/http/stream-breaker.ts';
import { createOpenAiEngine } from '../providers/text/openai/openai-engine.ts';
import { withBreaker } from '../providers/text/text-breaker.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { scriptsFor } from '../testing/scripts.ts';
import { event, jsonPeer, openTextPeer, streamPeer, textEvent, type PeerAnswer } from '../testing/peers/text-peer.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const SCRIPTS = scriptsFor('https://canary.test');

describe('a chat of another user', () => {
  const inChats = Object.entries(operations).filter(([, { path }]) => path.startsWith('/chats/{chatId}'));
  const bodies: Readonly<Record<string, object>> = {
    updateChat: { title: 'Mine' },
    sendMessage: { text: 'Hello.' },
    editMessage: { text: 'Hello.' },
    updateChatSettings: { model: null, temperature: 1, replyTokens: null, noteDepth: null, instructions: '' },
    rewriteMessage: { text: 'Hello.' },
    updateMessage: { pinned: true },
    updateMemory: { summary: 'Mine.' },
    pinFact: { text: 'Mine.' },
    updateFact: { text: 'Mine.' },
    reportMessage: { reason: 'other' },
  };

  it.each(inChats.map(([id]) => id))('answers %s as one that is not there', async (id) => {
    const { method, path }: OperationFacts = Object.fromEntries(inChats)[id] ?? { ...operations.getChat };
    const [owner, other] = [await server.registered(), await server.registered()];
    const { activeMessageId, chatId } = await server.begin(owner);
    const ask = (ofChat: string) => {
      const target = path
        .replace('{chatId}', ofChat)
        .replace('{messageId}', activeMessageId)
        .replace('{factId}', 'fct-nobody');
      const json = id === 'selectBranch' ? { messageId: activeMessageId } : bodies[id];
      const body = json === undefined ? {} : { json };
      return server.call(target, { method: method.toUpperCase(), session: other, ...body });
    };
    const [theirs, nobodys] = [await ask(chatId), await ask('cht-nobody')];
    expect(theirs).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND', data: null } });
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
  });
});

describe('what a visitor sends', () => {
  it('may say more than there is to say, which changes nothing', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const json = {
      text: 'Hello.',
      role: 'character',
      status: 'failed',
      points: 0,
      price: 0,
      charge: { points: -100 },
      ownerId: 'acc-1',
      messageId: 'msg-mine',
      crisis: false,
    };
    const { balance, message, reply } = await server.send(session, chatId, 'Hello.', { json });
    await server.ended(session, chatId, reply.messageId);
    expect(message).toMatchObject({ role: 'visitor', status: 'complete', charge: null });
    expect(message.messageId).not.toBe('msg-mine');
    expect(balance).toBe(98);
  });

  it('stays text, whatever it looks like', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    for (const script of SCRIPTS) {
      const json = { title: script.slice(0, 120), notes: script };
      const { body, headers } = await server.call(`/chats/${chatId}`, { method: 'PATCH', session, json });
      expect(body.data).toMatchObject({ notes: script });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const content = `${JSON.stringify({ mes: SCRIPTS.join('\n\n'), is_user: true, name: SCRIPTS[0] })}\n`;
    const json = { characterId: 'ada-byrne', content };
    const imported = await server.call('/chats/import', { method: 'POST', session, json });
    const { chat } = Object(imported.body.data);
    expect(chat.messages.items[0].text).toBe(SCRIPTS.join('\n\n'));
    for (const format of ['jsonl', 'markdown', 'text']) {
      const file = await fetch(`${server.origin}/api/chats/${chat.chatId}/export?format=${format}`, {
        headers: { ...session },
      });
      expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ['nothing', '', {}, 400],
    ['null', 'null', {}, 400],
    ['a list', '[]', {}, 400],
    ['a number for words', '{"characterId":"ada-byrne","content":7}', {}, 400],
    ['a prototype', '{"__proto__":{"polluted":1},"characterId":"ada-byrne","content":"x"}', {}, 400],
    ['ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, {}, 400],
    ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ['a zip bomb', '{}', { 'content-encoding': 'gzip' }, 415],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['nine megabytes', 'x'.repeat(9_000_000), {}, 413],
  ])('is refused as a file where it is %s', async (_, body, headers, status) => {
    const session = await server.registered();
    const options = { method: 'POST', session, headers: { 'content-type': 'application/json', ...headers }, body };
    expect(await server.call('/chats/import', options)).toMatchObject({ status });
  });

  it('poisons no prototype through a line of a file, and does not stop at deep ones', async () => {
    const session = await server.registered();
    const content = [
      '{"__proto__":{"polluted":1},"mes":"One.","extra":{"__proto__":{"polluted":1}}}',
      `{"mes":"Two.","extra":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    ].join('\n');
    const json = { characterId: 'ada-byrne', content };
    expect(await server.call('/chats/import', { method: 'POST', session, json })).toMatchObject({ status: 200 });
    expect(Object({})).not.toHaveProperty('polluted');
  });
});

describe('points', () => {
  it('buy exactly fifty of two hundred replies at once, and each is written once', async () => {
    const { points, prices } = readConfig({ NODE_ENV: 'test' });
    await using shop = await createChatServer({
      config: { points: { ...points, guestGift: 50 }, prices: { ...prices, chatReply: 1 } },
    });
    const session = await shop.guest();
    const chats = [];
    for (let index = 0; index < 200; index += 1) chats.push(await shop.begin(session));
    // A busy machine may exceed the lock timeout: clients retry a 503.
    const send = async (chatId: string) => {
      for (;;) {
        const answer = await shop.call(`/chats/${chatId}/messages`, {
          method: 'POST',
          session,
          json: { text: 'Well?' },
        });
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(chats.map(({ chatId }) => send(chatId)));
    const refused = answers.filter(({ status }) => status === 400);
    const sent = chats.filter((_, index) => answers[index]?.status === 200);
    expect(sent.length + refused.length).toBe(200);
    for (const { body } of refused)
      expect(body).toMatchObject({ reason: 'INSUFFICIENT_POINTS', message: expect.stringContaining('积分不足') });
    const statuses = async () =>
      Promise.all(
        sent.map(async ({ chatId }) => (await shop.read(session, chatId)).messages.items.at(-1)?.status ?? 'none'),
      );
    await expect.poll(statuses, { timeout: 20_000 }).not.toContain('streaming');
    // A reply that fails on a busy machine gives its point back, which may buy another.
    const written = (await statuses()).filter((status) => status === 'complete');
    const [first] = chats;
    const { balance } = (await shop.read(session, first?.chatId ?? '')).quote;
    expect(written.length + balance).toBe(50);
    expect(shop.engine.requests.length).toBeLessThanOrEqual(sent.length);
  }, 60_000);
});

describe('an engine that goes wrong', () => {
  const flood: PeerAnswer = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = textEvent('word '.repeat(20_000));
    for (let sent = 0; sent < 100_000_000 && !response.destroyed; sent += piece.length) {
      response.write(piece);
      await delay(0);
    }
    response.end();
  };

  it.each<[string, PeerAnswer, object]>([
    ['never begins', () => undefined, { status: 'failed', failure: 'stalled' }],
    [
      'falls silent',
      streamPeer([textEvent('So')], { keepOpen: true }),
      { status: 'failed', failure: 'stalled', text: 'So' },
    ],
    ['is broken', jsonPeer(500, 'oops'), { status: 'failed', failure: 'unavailable' }],
    [
      'is busy',
      jsonPeer(429, { error: { message: 'slow down' } }, { 'retry-after': '20' }),
      { failure: 'rate-limited' },
    ],
    ['talks nonsense', streamPeer(['data: {"choices":']), { status: 'failed' }],
    ['hangs up in the middle', streamPeer([textEvent('So'), 'data: {"cho']), { status: 'failed', text: 'So' }],
    [
      'says later what went wrong',
      streamPeer([textEvent('So'), event({ error: { code: 429 } })]),
      { failure: 'rate-limited' },
    ],
  ])('and %s ends the reply, releases the points and delays no other reply', async (_, answer, outcome) => {
    await using peer = await openTextPeer(answer);
    const engine = engineAt(peer.baseUrl);
    await using trying = await createChatServer({ overrides: { engine } });
    const session = await trying.registered();
    const { chatId } = await trying.begin(session);
    const { reply } = await trying.send(session, chatId, 'Well?');
    expect(await trying.call('/characters')).toMatchObject({ status: 200 });
    expect(await trying.ended(session, chatId, reply.messageId)).toMatchObject({ ...outcome, charge: { points: 0 } });
    expect((await trying.read(session, chatId)).quote.balance).toBe(100);
  });

  it('and goes on to is left alone: replies fail at once, cost nothing, and everything else is as it was', async () => {
    await using peer = await openTextPeer(() => undefined);
    await using trying = await createChatServer({ overrides: { engine: withBreaker(engineAt(peer.baseUrl)) } });
    const session = await trying.registered();
    const { chatId } = await trying.begin(session);
    const speak = async () => {
      const { reply } = await trying.send(session, chatId, 'Well?');
      return trying.ended(session, chatId, reply.messageId);
    };
    for (let time = 0; time < FAILURES_IN_A_ROW; time += 1) expect(await speak()).toMatchObject({ failure: 'stalled' });
    expect(await speak()).toMatchObject({ status: 'failed', failure: 'unavailable', charge: { points: 0 } });
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW);
    expect((await trying.read(session, chatId)).quote.balance).toBe(100);
    expect(await trying.call('/characters')).toMatchObject({ status: 200 });
  });

  it('and never ends is cut off, and nothing of it piles up', async () => {
    await using peer = await openTextPeer(flood);
    const engine = engineAt(peer.baseUrl);
    await using trying = await createChatServer({ overrides: { engine } });
    const session = await trying.registered();
    const { chatId } = await trying.begin(session);
    const before = process.memoryUsage().rss;
    const { reply } = await trying.send(session, chatId, 'Well?');
    const ended = await trying.ended(session, chatId, reply.messageId);
    expect(ended.text.length).toBeLessThanOrEqual(16_000);
    await peer.hungUp();
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  function engineAt(baseUrl: string) {
    const { clock } = server;
    return createOpenAiEngine({ name: 'openai', baseUrl, apiKey: undefined, model: 'm', stallMs: 300, clock });
  }
});

describe('a fault inside', () => {
  it('of a stream costs that stream alone: its reader resumes, and the server lives', async () => {
    const session = await server.registered();
    const { activeMessageId, chatId, lastEventId } = await server.begin(session);
    const stream = server.follow(session, chatId, lastEventId);
    const next = stream.next();
    vi.spyOn(server.deps.points, 'balance').mockRejectedValueOnce(new TypeError('secret detail'));
    const rename = { method: 'PATCH', session, json: { branchName: 'Once' } } as const;
    const renamed = await server.call(`/chats/${chatId}/messages/${activeMessageId}`, rename);
    expect(renamed).toMatchObject({ status: 200 });
    await expect(next).rejects.toThrow();
    vi.restoreAllMocks();
    for await (const { event: told } of server.follow(session, chatId, lastEventId)) {
      expect(told).toMatchObject({ kind: 'message-changed', message: { branchName: 'Once' } });
      break;
    }
    expect(await server.call('/healthz')).toMatchObject({ status: 200 });
  });
});
