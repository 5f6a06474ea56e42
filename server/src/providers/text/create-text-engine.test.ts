import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openTextPeer, replyEvents, streamPeer } from '../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../testing/text-request.ts';
import { tinyModel } from '../../testing/models/tiny-model.ts';
import { createTextEngine } from './create-text-engine.ts';
import { EngineWatch } from './engine-watch.ts';

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

  it('is the model in a file, watched like the others', async () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'fabula-engine-'));
    const file = path.join(folder.path, 'tale.gguf');
    writeFileSync(file, tinyModel());
    const clock = new TestClock();
    const watch = new EngineWatch(clock);
    const environment = { TEXT_MODEL_FILE: file, TEXT_MODEL_THREADS: '1', TEXT_CONTEXT_TOKENS: '2048' };
    const engine = createTextEngine(readConfig(environment).text, clock, watch);
    expect(engine).toMatchObject({ name: 'file', model: 'tale', hasModel: true });
    const { end } = await collect(engine.generate(requestFor('Hello?'), new AbortController().signal));
    await engine.close?.();
    expect(end).toBeDefined();
    expect(watch.health()).toMatchObject([{ engine: 'file', breaker: 'closed', answers: 1, failures: 0 }]);
  });

  it('is the offline engine without a model', async () => {
    expect(engineFor({ OLLAMA_URL: 'http://127.0.0.1:1' })).toMatchObject({ name: 'offline', model: 'card' });
  });

  it('is unavailable where Ollama is required and missing', async () => {
    const { error } = await say({ TEXT_ENGINE: 'ollama', OLLAMA_URL: 'http://127.0.0.1:1' });
    expect(error).toMatchObject({ reason: 'unavailable' });
  });
});
