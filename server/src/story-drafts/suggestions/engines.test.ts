import { afterEach, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import { storyAuthorAt } from '../../testing/drafts/story-suggestion-server.ts';
import { jsonPeer, openTextPeer, replyEvents, streamPeer, textEvent } from '../../testing/peers/text-peer.ts';
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
  const author = await storyAuthorAt(server, await server.registered(), 'A door.\n+ [Knock.] -> END\n+ [Go.] -> END\n');
  return { peer, author };
}

const form = { act: 'choice', by: 'model', line: 1 } as const;

it('offers what a model over HTTP has thought of', async () => {
  const { author, peer } = await authorWithModel(streamPeer(replyEvents('CHOICE: Sing.\nTEXT: It opens by itself.')));
  expect(await author.asked(form)).toMatchObject({ state: 'ready', points: 2 });
  expect(JSON.stringify(peer.heard[0]?.body)).toContain('A door.');
});

it.each([
  ['busy', jsonPeer(429, { error: { message: 'slow down' } })],
  ['unavailable', jsonPeer(500, { error: { message: 'broken' } })],
  ['unavailable', jsonPeer(200, '<html>')],
  ['unavailable', streamPeer([textEvent('CHOICE: Sing.')], { keepOpen: true })],
] as const)('is free when the model is %s', async (failure, answer) => {
  const { author } = await authorWithModel(answer);
  expect(await author.asked(form)).toMatchObject({ state: 'failed', failure, points: 0 });
  expect(await author.balance()).toBe(100);
});
