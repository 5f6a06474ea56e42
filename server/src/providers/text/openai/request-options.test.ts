import { describe, expect, it } from 'vitest';
import type { RequestOptions } from '../../../config/engines/request-options.ts';
import { openTextPeer, replyEvents, streamPeer } from '../../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../../testing/text-request.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const none: RequestOptions = { extraBody: {}, reasoning: 'default', cacheHint: 'none' };

async function sent(options: Partial<RequestOptions>) {
  await using peer = await openTextPeer(streamPeer(replyEvents('Yes.')));
  const engine = createOpenAiEngine({
    name: 'openai',
    baseUrl: peer.baseUrl,
    apiKey: 'key',
    model: 'small',
    stallMs: 5_000,
    clock: new TestClock(),
    request: { ...none, ...options },
  });
  const request = { ...requestFor('Hello?'), cacheKey: 'chat-1' };
  await collect(engine.generate(request, new AbortController().signal));
  const [heard] = peer.heard;
  return { body: heard?.body, headers: heard?.headers };
}

describe('what an operator adds to requests', () => {
  it('is nothing by default', async () => {
    const { body, headers } = await sent({});
    for (const field of ['reasoning_effort', 'chat_template_kwargs', 'prompt_cache_key']) {
      expect(body).not.toHaveProperty(field);
    }
    expect(headers).not.toHaveProperty('x-session-id');
  });

  it('are fields of their own, and none of those that the server decides', async () => {
    const { body } = await sent({ extraBody: { top_k: 40, min_p: 0.05 } });
    expect(body).toMatchObject({ top_k: 40, min_p: 0.05, model: 'small', stream: true });
  });

  it('is how much a model reasons', async () => {
    expect((await sent({ reasoning: 'low' })).body).toHaveProperty('reasoning_effort', 'low');
  });

  it('is that a template does not think, beside its other arguments', async () => {
    const { body } = await sent({ reasoning: 'no-thinking', extraBody: { chat_template_kwargs: { strict: true } } });
    expect(body).toMatchObject({ chat_template_kwargs: { strict: true, enable_thinking: false } });
    expect(body).not.toHaveProperty('reasoning_effort');
  });

  it('is where the key of a conversation is sent, so that its prompt is found in the cache', async () => {
    const inBody = await sent({ cacheHint: 'prompt_cache_key' });
    expect(inBody.body).toHaveProperty('prompt_cache_key', 'chat-1');
    expect(inBody.headers).not.toHaveProperty('x-session-id');
    const inHeader = await sent({ cacheHint: 'x-session-id' });
    expect(inHeader.headers).toHaveProperty('x-session-id', 'chat-1');
    expect(inHeader.body).not.toHaveProperty('prompt_cache_key');
  });
});
