import { afterEach, expect, it } from 'vitest';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import { draftOf, meet, readReply } from '../../testing/drafts/draft-server.ts';
import { jsonPeer, openTextPeer, replyEvents, streamPeer, textEvent } from '../../testing/peers/text-peer.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { createTestServer } from '../../testing/test-server.ts';

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  while (opened.length > 0) await opened.pop()?.[Symbol.asyncDispose]();
});

async function authorWith(engine: TextEngine) {
  const server = await createTestServer({ overrides: { engine } });
  opened.push(server);
  const session = await server.guest();
  const draftId = await draftOf(server, session);
  return { say: (text: string) => meet(server, session, draftId, text) };
}

async function authorWithModel(answer: Parameters<typeof openTextPeer>[0], stallMs = 5_000) {
  const peer = await openTextPeer(answer);
  opened.push(peer);
  const { baseUrl } = peer;
  const clock = new TestClock();
  const engine = createOpenAiEngine({ name: 'openai', baseUrl, apiKey: 'key', model: 'small', stallMs, clock });
  return { peer, ...(await authorWith(engine)) };
}

it('answers without a model by what the author has written', async () => {
  const { say } = await authorWith(createOfflineEngine(async () => undefined));
  expect(readReply(await say('What do you bake?')).text).toBe('“Bread, and whatever the night asks for, Traveler.”');
  expect(readReply(await say('Where were you born?')).text).toBe('*Mira was born in Bristol.*');
  expect(readReply(await say('I want to kill myself.'))).toMatchObject({
    crisis: true,
    text: expect.stringMatching(/crisis line/),
  });
});

it('answers with the words of a model', async () => {
  const { peer, say } = await authorWithModel(streamPeer(replyEvents('“Cinnamon, tonight.”')));
  expect(readReply(await say('What do you bake?'))).toMatchObject({ text: '“Cinnamon, tonight.”', left: 2 });
  expect(JSON.stringify(peer.heard[0]?.body)).toContain('Bakes bread for people who cannot sleep');
});

it('says when a model that has too much to do may be asked again', async () => {
  const { peer, say } = await authorWithModel(jsonPeer(429, { error: { code: 'rate_limit' } }, { 'retry-after': '7' }));
  const refused = await say('Hello.');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('7');
  peer.answer = streamPeer(replyEvents('“Sit down.”'));
  expect(readReply(await say('Hello.')).left).toBe(2);
});

it.each([
  ['is down', jsonPeer(500, { error: 'down' })],
  ['answers HTML', jsonPeer(200, '<html></html>')],
  ['refuses the key', jsonPeer(401, { error: { code: 'invalid_api_key' } })],
])('answers 503 and counts nothing when the model %s', async (_what, answer) => {
  const { peer, say } = await authorWithModel(answer);
  const refused = await say('Hello.');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  peer.answer = streamPeer(replyEvents('“Sit down.”'));
  expect(readReply(await say('Hello.')).left).toBe(2);
});

it('gives up a model that falls silent', async () => {
  const { peer, say } = await authorWithModel(streamPeer([textEvent('“Sit')], { keepOpen: true }), 100);
  expect(await say('Hello.')).toMatchObject({ status: 503 });
  peer.answer = streamPeer(replyEvents('“Sit down.”'));
  expect(readReply(await say('Hello.')).left).toBe(2);
});
