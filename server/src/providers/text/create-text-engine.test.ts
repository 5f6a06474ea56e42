import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openTextPeer, replyEvents, streamPeer } from '../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../testing/text-request.ts';
import { createTextEngine } from './create-text-engine.ts';

const engineFor = (environment: Record<string, string>) =>
  createTextEngine(readConfig(environment).text, new TestClock());
const say = (environment: Record<string, string>) =>
  collect(engineFor(environment).generate(requestFor('Hello?'), new AbortController().signal));

describe('the engine that a configuration chooses', () => {
  it('is the hosted model, with its key', async () => {
    await using peer = await openTextPeer(streamPeer(replyEvents('From the host.')));
    const environment = { TEXT_BASE_URL: `${peer.baseUrl}/`, TEXT_MODEL: 'small', TEXT_API_KEY: 'key' };
    expect(engineFor(environment)).toMatchObject({ name: 'openai', model: 'small' });
    expect((await say(environment)).text).toBe('From the host.');
    expect(peer.heard).toMatchObject([{ path: '/v1/chat/completions', headers: { authorization: 'Bearer key' } }]);
  });

  it('is the offline engine without a model', async () => {
    expect(engineFor({ OLLAMA_URL: 'http://127.0.0.1:1' })).toMatchObject({ name: 'offline', model: 'card' });
  });

  it('is unavailable where Ollama is required and missing', async () => {
    const { error } = await say({ TEXT_ENGINE: 'ollama', OLLAMA_URL: 'http://127.0.0.1:1' });
    expect(error).toMatchObject({ reason: 'unavailable' });
  });
});
