import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import {
  jsonPeer,
  openTextPeer,
  replyEvents,
  streamPeer,
  textEvent,
  type PeerAnswer,
} from '../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../testing/text-request.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';
import { FAILURES_IN_A_ROW, REST_MS } from '../http/stream-breaker.ts';
import { withBreaker } from './text-breaker.ts';
import type { TextEngine } from './text-engine.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const well = streamPeer(replyEvents('Here I am.'));
const down = jsonPeer(503, { error: 'down' });

function engineAt(baseUrl: string): TextEngine {
  const options = { name: 'openai', baseUrl, apiKey: undefined, model: 'm', stallMs: 200, clock: new TestClock() };
  return withBreaker(createOpenAiEngine(options));
}

const say = (engine: TextEngine, signal = new AbortController().signal) =>
  collect(engine.generate(requestFor('Hello?'), signal));

async function wear(engine: TextEngine, times = FAILURES_IN_A_ROW): Promise<void> {
  for (let time = 0; time < times; time += 1) await say(engine);
}

describe('an engine that is down', () => {
  it.each<[string, PeerAnswer]>([
    ['answers with errors', down],
    ['is too busy', jsonPeer(429, { error: 'later' })],
    ['never answers', () => undefined],
    ['talks nonsense', streamPeer(['data: {"choices":\n\n'])],
    ['breaks off every time', streamPeer([textEvent('So')])],
  ])('because it %s is left alone after five replies, and says at once that it is not there', async (_, answer) => {
    await using peer = await openTextPeer(answer);
    const engine = engineAt(peer.baseUrl);
    await wear(engine);
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW);
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(engine)));
    for (const { error, text } of answers) expect({ error, text }).toMatchObject({ error: { reason: 'unavailable' } });
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW);
  });

  it('half-opens with one request after the cool-down, and closes when it succeeds', async () => {
    await using peer = await openTextPeer(down);
    const engine = engineAt(peer.baseUrl);
    await wear(engine);
    peer.answer = well;
    vi.advanceTimersByTime(REST_MS - 1);
    expect((await say(engine)).error).toMatchObject({ reason: 'unavailable' });
    vi.advanceTimersByTime(1);
    const [trial, second] = await Promise.all([say(engine), say(engine)]);
    expect(trial.text).toBe('Here I am.');
    expect(second.error).toMatchObject({ reason: 'unavailable' });
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW + 1);
    const rest = await Promise.all(Array.from({ length: 5 }, () => say(engine)));
    expect(rest.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'Here I am.'));
  });

  it('opens again when the trial fails, and when its caller aborts', async () => {
    await using peer = await openTextPeer(down);
    const engine = engineAt(peer.baseUrl);
    await wear(engine);
    vi.advanceTimersByTime(REST_MS);
    expect((await say(engine)).error).toMatchObject({ message: 'The engine answered with status 503' });
    await say(engine);
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW + 1);

    vi.advanceTimersByTime(REST_MS);
    const reader = new AbortController();
    peer.answer = () => reader.abort(new Error('Enough'));
    expect((await say(engine, reader.signal)).error).toMatchObject({ message: 'Enough' });
    await say(engine);
    expect(peer.heard).toHaveLength(FAILURES_IN_A_ROW + 2);
  });
});

describe('an engine that is well', () => {
  it('stays closed for refusals and aborted calls', async () => {
    await using peer = await openTextPeer(jsonPeer(400, { error: 'no such prompt' }));
    const engine = engineAt(peer.baseUrl);
    await wear(engine, 8);
    expect(peer.heard).toHaveLength(8);
    const reader = new AbortController();
    peer.answer = () => reader.abort(new Error('Enough'));
    await say(engine, reader.signal);
    peer.answer = well;
    expect((await say(engine)).text).toBe('Here I am.');
  });

  it('may fail four times now and then', async () => {
    await using peer = await openTextPeer(down);
    const engine = engineAt(peer.baseUrl);
    for (let round = 0; round < 3; round += 1) {
      peer.answer = down;
      await wear(engine, FAILURES_IN_A_ROW - 1);
      peer.answer = well;
      expect((await say(engine)).text).toBe('Here I am.');
    }
  });
});
