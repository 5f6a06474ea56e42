import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import {
  finishEvent,
  jsonPeer,
  openTextPeer,
  replyEvents,
  streamPeer,
  textEvent,
} from '../../testing/peers/text-peer.ts';
import type { PeerAnswer, TextPeer } from '../../testing/peers/text-peer.ts';
import { sumHeldPoints } from '../../metrics/work-store.ts';
import { createTextEngine } from '../../providers/text/create-text-engine.ts';
import { TestClock } from '../../testing/test-clock.ts';

const cleanUps: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of cleanUps.splice(0).toReversed()) await one[Symbol.asyncDispose]();
});

interface Endpoint {
  peer: TextPeer;
  class?: 'fast' | 'deep';
  points?: number;
  weight?: number;
}

async function peerWith(answer: PeerAnswer): Promise<TextPeer> {
  const peer = await openTextPeer(answer);
  cleanUps.push(peer);
  return peer;
}

/** A server whose several engines are these, with retries that do not wait. */
async function serverWith(endpoints: Endpoint[], random = Math.random): Promise<ChatServer> {
  const list = endpoints.map(({ peer, ...rest }, index) => ({
    name: `engine-${index}`,
    url: peer.baseUrl,
    model: 'm',
    ...rest,
  }));
  const { text } = readConfig({ NODE_ENV: 'test', TEXT_ENGINES: JSON.stringify(list) });
  const engine = createTextEngine(text, new TestClock(), undefined, { random, pause: async () => undefined });
  const server = await createChatServer({ config: { text }, overrides: { engine } });
  cleanUps.push(server);
  return server;
}

const says = (text: string) => streamPeer(replyEvents(text));
/** Sends some words, then cuts the connection. */
const dies: PeerAnswer = async (response, request) => {
  await streamPeer([textEvent('So far, '), textEvent('and')], { keepOpen: true })(response, request);
  response.destroy();
};

/** Makes all characters wish for the class, as if their cards had said so. */
async function wishFor({ deps }: ChatServer, engineClass: string | undefined): Promise<void> {
  await deps.database.db
    .updateTable('characters')
    .set({ card_facts: JSON.stringify({ engineClass }) })
    .execute();
}

describe('replies while one of three engines dies', () => {
  it('are all written, but for those that were under way, and no points stay held', async () => {
    const peers = await Promise.all([1, 2, 3].map((number) => peerWith(says(`From engine ${number}.`))));
    const [first] = peers;
    if (first === undefined) throw new Error('There are three');
    const server = await serverWith(peers.map((peer) => ({ peer })));
    const session = await server.registered();

    const reply = async () => {
      const { chatId } = await server.begin(session);
      const sent = await server.send(session, chatId, 'Hello.');
      return server.ended(session, chatId, sent.reply.messageId);
    };
    const before = await Promise.all(Array.from({ length: 4 }, reply));
    // One breaks off its replies, then accepts no connection any more.
    first.answer = dies;
    const during = await Promise.all(Array.from({ length: 4 }, reply));
    await first[Symbol.asyncDispose]();
    cleanUps.splice(cleanUps.indexOf(first), 1);
    const after = await Promise.all(Array.from({ length: 4 }, reply));

    for (const { status, text } of [...before, ...after]) {
      expect(status).toBe('complete');
      expect(text).toMatch(/^From engine \d\.$/);
    }
    const broken = during.filter(({ status }) => status !== 'complete');
    for (const { text } of during.filter((one) => !broken.includes(one))) expect(text).toMatch(/^From engine [23]\.$/);
    for (const { charge, status, text } of broken) {
      expect({ status, text, points: charge?.points }).toEqual({ status: 'failed', text: 'So far, and', points: 0 });
    }
    expect(await sumHeldPoints(server.deps.database.db)).toBe(0);
    const complete = [...before, ...during, ...after].filter(({ status }) => status === 'complete');
    const { quote } = await server.begin(session);
    expect(quote).toMatchObject({ points: 2, balance: 100 - 2 * complete.length });
  });
});

describe('a character that wishes for a class of engines', () => {
  it('is answered by it, at the price that its chat shows', async () => {
    const fast = await peerWith(says('Quickly.'));
    const deep = await peerWith(says('Thoughtfully.'));
    const server = await serverWith([
      { peer: fast, points: 1 },
      { peer: deep, class: 'deep', points: 8 },
    ]);
    const session = await server.registered();
    await wishFor(server, 'deep');
    const chat = await server.begin(session);
    expect(chat.quote.points).toBe(8);
    const { reply } = await server.send(session, chat.chatId, 'Hello.');
    const ended = await server.ended(session, chat.chatId, reply.messageId);
    expect(ended).toMatchObject({ text: 'Thoughtfully.', charge: { points: 8 } });

    await wishFor(server, undefined);
    const usual = await server.begin(session);
    expect(usual.quote.points).toBe(1);
  });

  it('costs less when a cheaper class takes over, and never more than was shown', async () => {
    const fast = await peerWith(says('Quickly.'));
    const deep = await peerWith(jsonPeer(503, { error: 'down' }));
    const server = await serverWith([
      { peer: fast, points: 1 },
      { peer: deep, class: 'deep', points: 8 },
    ]);
    const session = await server.registered();
    await wishFor(server, 'deep');
    const deepChat = await server.begin(session);
    const first = await server.send(session, deepChat.chatId, 'Hello.');
    expect(await server.ended(session, deepChat.chatId, first.reply.messageId)).toMatchObject({
      text: 'Quickly.',
      charge: { points: 1 },
    });

    fast.answer = jsonPeer(503, { error: 'down' });
    deep.answer = says('Thoughtfully.');
    await wishFor(server, 'fast');
    const fastChat = await server.begin(session);
    expect(fastChat.quote.points).toBe(1);
    const second = await server.send(session, fastChat.chatId, 'Hello.');
    expect(await server.ended(session, fastChat.chatId, second.reply.messageId)).toMatchObject({
      text: 'Thoughtfully.',
      charge: { points: 1 },
    });
    expect(await sumHeldPoints(server.deps.database.db)).toBe(0);
  });
});

describe('an engine that is connected and says nothing', () => {
  it('loses the reply to another, whatever signs of life it sends', async () => {
    const alive = await peerWith(async (response, request) => {
      await streamPeer([': keep-alive\n\n'], { keepOpen: true })(response, request);
      const beat = setInterval(() => response.write(': keep-alive\n\n'), 20);
      response.once('close', () => clearInterval(beat));
    });
    const well = await peerWith(streamPeer([textEvent('Here.'), finishEvent('stop')]));
    const { text } = readConfig({
      NODE_ENV: 'test',
      TEXT_ENGINES: JSON.stringify([
        { name: 'alive', url: alive.baseUrl, model: 'm', weight: 1_000 },
        { name: 'well', url: well.baseUrl, model: 'm', weight: 0.001 },
      ]),
    });
    if (text.engine.kind !== 'several') throw new Error('There are several');
    for (const endpoint of text.engine.endpoints) endpoint.firstTokenMs = 150;
    const engine = createTextEngine(text, new TestClock());
    const server = await createChatServer({ config: { text }, overrides: { engine } });
    cleanUps.push(server);
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Hello.');
    expect(await server.ended(session, chatId, reply.messageId)).toMatchObject({ status: 'complete', text: 'Here.' });
    expect(alive.heard).toHaveLength(1);
  });
});
