import { describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { jsonPeer, openTextPeer, replyEvents, streamPeer, type PeerAnswer } from '../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../testing/text-request.ts';
import { createOllamaEngine } from './ollama-engine.ts';
import type { TextEngine } from './text-engine.ts';

const NOWHERE = 'http://127.0.0.1:1';
const patience = new AbortController().signal;

const standIn: TextEngine = {
  name: 'offline',
  model: 'card',
  async *generate() {
    yield { kind: 'text', text: 'From the card.' };
    yield { kind: 'end', finishReason: 'stop' };
  },
};

function ollama(...models: { name: string; family?: string }[]): PeerAnswer {
  const tags = models.map(({ family = 'llama', name }) => ({ name, details: { family } }));
  return (response, request) =>
    request.path === '/api/tags'
      ? jsonPeer(200, { models: tags })(response, request)
      : streamPeer(replyEvents('From the model.'))(response, request);
}

function engineAt(url: string, options: { model?: string; standIn?: TextEngine; clock?: TestClock } = {}) {
  const { clock = new TestClock(), model } = options;
  return createOllamaEngine({ url, model, standIn: options.standIn, stallMs: 5_000, clock });
}

const say = (engine: TextEngine) => collect(engine.generate(requestFor('Hello?'), patience));

describe('an Ollama on this machine', () => {
  it('answers with its newest model that can chat, and is named', async () => {
    await using peer = await openTextPeer(
      ollama(
        { name: 'nomic-embed-text:latest', family: 'nomic-bert' },
        { name: 'all-minilm:latest', family: 'bert' },
        { name: 'qwen3:4b', family: 'qwen3' },
      ),
    );
    const engine = engineAt(peer.origin, { standIn });
    expect((await say(engine)).text).toBe('From the model.');
    expect(engine).toMatchObject({ name: 'ollama', model: 'qwen3:4b' });
    expect(peer.heard.at(-1)).toMatchObject({ path: '/v1/chat/completions', body: { model: 'qwen3:4b' } });
  });

  it('is used with the wanted model alone', async () => {
    await using peer = await openTextPeer(ollama({ name: 'qwen3:4b' }, { name: 'tale:latest' }));
    const tale = engineAt(peer.origin, { model: 'tale' });
    await say(tale);
    expect(tale.model).toBe('tale:latest');
    expect((await say(engineAt(peer.origin, { model: 'other' }))).error).toMatchObject({ reason: 'unavailable' });
  });

  it('leaves the reply to the stand-in where it is not', async () => {
    const engine = engineAt(NOWHERE, { standIn });
    expect((await say(engine)).text).toBe('From the card.');
    expect(engine).toMatchObject({ name: 'offline', model: 'card' });
  });

  it('ignores another service that answers at the address of Ollama', async () => {
    await using peer = await openTextPeer(jsonPeer(200, { hello: 'world' }));
    expect((await say(engineAt(peer.origin, { standIn }))).text).toBe('From the card.');
  });

  it('is noticed when it starts later, without being asked for every reply', async () => {
    const clock = new TestClock();
    await using peer = await openTextPeer(ollama());
    const engine = engineAt(peer.origin, { standIn, clock });
    await say(engine);
    peer.answer = ollama({ name: 'qwen3:4b' });
    expect((await say(engine)).text).toBe('From the card.');
    expect(peer.heard).toHaveLength(1);
    clock.advance(30_000);
    expect((await say(engine)).text).toBe('From the model.');
  });
});
