import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../contract/validators.ts';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { TestClock } from '../../testing/test-clock.ts';
import {
  finishEvent,
  jsonPeer,
  openTextPeer,
  streamPeer,
  textEvent,
  type TextPeer,
} from '../../testing/peers/text-peer.ts';

let peer: TextPeer;
let server: ChatServer;
beforeAll(async () => {
  peer = await openTextPeer(streamPeer([]));
  const facts = { name: 'openai', apiKey: undefined, model: 'small', stallMs: 5_000, clock: new TestClock() };
  server = await createChatServer({ overrides: { engine: createOpenAiEngine({ ...facts, baseUrl: peer.baseUrl }) } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

async function hear(pieces: string[], last = ''): Promise<{ message: ChatMessage; shown: string }> {
  const seen = Promise.withResolvers<void>();
  peer.answer = async (response, request) => {
    await streamPeer(pieces.map(textEvent), { keepOpen: true })(response, request);
    if (last !== '') await seen.promise;
    response.end(textEvent(last) + finishEvent('stop'));
  };
  const session = await server.registered();
  const { chatId, lastEventId } = await server.begin(session);
  await server.send(session, chatId, 'Who goes there?');
  let shown = '';
  for await (const { event } of server.follow(session, chatId, lastEventId)) {
    if (event.kind === 'reply-text') shown += event.text;
    if (shown !== '') seen.resolve();
    if (event.kind === 'reply-ended') return { message: event.message, shown };
  }
  throw new Error('The stream ended before the reply');
}

describe('a reply of a model', () => {
  it('is asked to stop before a line of either speaker', async () => {
    await hear(['I do.']);
    expect(peer.heard.at(-1)?.body).toMatchObject({ stop: ['\nAda:', '\nAda：', '\nAda Byrne:', '\nAda Byrne：'] });
  });

  it('loses the name of its character in front, before any reader sees it', async () => {
    const { message, shown } = await hear(['Ada', ' Byr', 'ne', ': *She', ' waves.*'], ' I do.');
    expect(message).toMatchObject({ status: 'complete', text: '*She waves.* I do.' });
    expect(shown).toMatch(/^\*She/);
  });

  it('ends where it goes on to speak for the person', async () => {
    const { message, shown } = await hear(['I do.', '\n\nA', 'da', ': I run'], ' away!\nAda Byrne: Come back!');
    expect(message).toMatchObject({ status: 'complete', text: 'I do.', charge: { points: 2 } });
    // A busy server may send the text with the end.
    expect('I do.').toContain(shown.trim());
  });

  it('a reply that only speaks for the visitor fails and is free', async () => {
    const { message } = await hear(['Ada: I run away!']);
    expect(message).toMatchObject({ status: 'failed', failure: 'empty', text: '', charge: { points: 0 } });
  });
});

describe('a reply of a model that does not come to its own end', () => {
  it('marks a reply that was cut for length', async () => {
    peer.answer = streamPeer([textEvent('And so on, and'), finishEvent('length')]);
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Go on.');
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'complete', truncated: true, text: 'And so on, and' });
  });

  it('cuts an endless reply between two words', async () => {
    peer.answer = streamPeer(['counted '.repeat(2_500), '😀'].map(textEvent), { keepOpen: true });
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Count.');
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'complete', truncated: true });
    expect(ended.text).toMatch(/ counted$/);
    expect(ended.text.length).toBeGreaterThan(15_000);
  });

  it('says when a busy engine may be asked again, until that time has come', async () => {
    peer.answer = jsonPeer(429, { error: { message: 'slow down' } }, { 'retry-after': '7' });
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Hello?');
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'rate-limited', retryAfterSeconds: 7 });
    server.clock.advance(7_000);
    const [, , later] = (await server.read(session, chatId)).messages.items;
    expect(later).toMatchObject({ failure: 'rate-limited', retryAfterSeconds: null });
  });
});
