import { afterEach, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import { jsonPeer, openTextPeer, replyEvents, streamPeer, textEvent } from '../../testing/peers/text-peer.ts';
import { authorAt } from '../../testing/drafts/suggestion-server.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { createTestServer } from '../../testing/test-server.ts';

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  while (opened.length > 0) await opened.pop()?.[Symbol.asyncDispose]();
});

async function authorWithModel(answer: Parameters<typeof openTextPeer>[0]) {
  const peer = await openTextPeer(answer);
  opened.push(peer);
  const { baseUrl } = peer;
  const clock = new TestClock();
  const engine = createOpenAiEngine({ name: 'openai', baseUrl, apiKey: 'key', model: 'small', stallMs: 200, clock });
  const server = await createTestServer({ overrides: { engine } });
  opened.push(server);
  return { peer, author: await authorAt(server, await server.registered()) };
}

const form = { act: 'smooth' as const, fields: ['description' as const], by: 'model' as const };

it('shows what a model over HTTP has written', async () => {
  const { author, peer } = await authorWithModel(streamPeer(replyEvents('Mira was born in Bath.')));
  const [made] = await author.asked(form);
  expect(made).toMatchObject({ state: 'ready', after: 'Mira was born in Bath.', points: 2 });
  expect(JSON.stringify(peer.heard[0]?.body)).toContain('Mira was born in Bristol.');
});

it.each([
  ['is down', jsonPeer(500, { error: 'down' }), 'unavailable'],
  ['answers HTML', jsonPeer(200, '<html></html>'), 'unavailable'],
  ['refuses the key', jsonPeer(401, { error: { code: 'invalid_api_key' } }), 'unavailable'],
  ['has too much to do', jsonPeer(429, { error: { code: 'rate_limit' } }), 'busy'],
  ['says nothing', streamPeer(replyEvents('')), 'empty'],
  ['falls silent', streamPeer([textEvent('Mira')], { keepOpen: true }), 'unavailable'],
] as const)('costs nothing when the model %s, and can be asked again', async (_what, answer, failure) => {
  const { author, peer } = await authorWithModel(answer);
  const [made] = await author.asked(form);
  expect(made).toMatchObject({ state: 'failed', failure, points: 0 });
  expect(await author.balance()).toBe(100);
  peer.answer = streamPeer(replyEvents('Mira was born in Bath.'));
  expect((await author.asked(form))[0]?.state).toBe('ready');
});
