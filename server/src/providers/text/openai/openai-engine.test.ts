import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../testing/test-clock.ts';
import {
  event,
  finishEvent,
  jsonPeer,
  openTextPeer,
  replyEvents,
  streamPeer,
  textEvent,
  type PeerAnswer,
} from '../../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../../testing/text-request.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const PATIENT_MS = 5_000;
const clock = new TestClock();

async function hear(answer: PeerAnswer, options: { stallMs?: number; signal?: AbortSignal } = {}) {
  await using peer = await openTextPeer(answer);
  const engine = engineAt(peer.baseUrl, options.stallMs);
  const heard = await collect(engine.generate(requestFor('Hello?'), options.signal ?? new AbortController().signal));
  return { ...heard, requests: peer.heard };
}

function engineAt(baseUrl: string, stallMs = PATIENT_MS) {
  return createOpenAiEngine({ name: 'openai', baseUrl, apiKey: 'key', model: 'small', stallMs, clock });
}

const failed = (reason: string) => expect.objectContaining({ name: 'TextEngineError', reason });

describe('a reply of a model', () => {
  it('comes piece by piece, with its end and what it took', async () => {
    const { end, error, pieces } = await hear(streamPeer(replyEvents('Good evening, stranger.')));
    expect(error).toBeUndefined();
    expect(pieces).toEqual(['Good ', 'evening, ', 'stranger.']);
    expect(end).toEqual({ kind: 'end', finishReason: 'stop', usage: { promptTokens: 12, completionTokens: 7 } });
  });

  it('is asked for as the protocol says', async () => {
    const { requests } = await hear(streamPeer(replyEvents('Yes.')));
    expect(requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: {
          model: 'small',
          messages: requestFor('Hello?').messages,
          max_tokens: 200,
          seed: 7,
          stream: true,
          stream_options: { include_usage: true },
        },
      },
    ]);
    expect(requests[0]?.body).not.toHaveProperty('stop');
  });

  it('survives being cut anywhere, also inside a character and inside a line end', async () => {
    const text = 'Çay mı, 茶? 🫖 «oui»';
    const bytes = Buffer.from(
      [textEvent(text), finishEvent('stop'), event('[DONE]')].join('').replaceAll('\n', '\r\n'),
    );
    const { end, error, text: heard } = await hear(streamPeer(Array.from(bytes, (byte) => Uint8Array.of(byte))));
    expect(error).toBeUndefined();
    expect(heard).toBe(text);
    expect(end?.finishReason).toBe('stop');
  });

  it('may come many events to a packet', async () => {
    const { pieces } = await hear(streamPeer([replyEvents('One two three.').join('')]));
    expect(pieces).toEqual(['One ', 'two ', 'three.']);
  });

  it.each([
    ['empty', { choices: [] }],
    ['null', { choices: null }],
    ['missing', { id: 'x' }],
    ['without content', { choices: [{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }] }],
  ])('is not ended by a chunk whose choices are %s', async (_case, chunk) => {
    const { error, text } = await hear(
      streamPeer([event(chunk), textEvent('Still '), event(chunk), ...replyEvents('here.')]),
    );
    expect(error).toBeUndefined();
    expect(text).toBe('Still here.');
  });

  it('takes comments for nothing but signs of life', async () => {
    const { error, text } = await hear(
      streamPeer([': OPENROUTER PROCESSING\n\n', ': OPENROUTER PROCESSING\n\n', ...replyEvents('At last.')]),
    );
    expect(error).toBeUndefined();
    expect(text).toBe('At last.');
  });

  it.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content_filter', 'filtered'],
    ['eos', 'stop'],
  ])('that ends by %s ended by %s', async (theirs, ours) => {
    const { end } = await hear(streamPeer([textEvent('So.'), finishEvent(theirs)]));
    expect(end).toEqual({ kind: 'end', finishReason: ours });
  });

  it.each([
    ['is cut', cutAfter(textEvent('So.') + finishEvent('stop'))],
    ['falls silent', streamPeer([textEvent('So.'), finishEvent('stop')], { keepOpen: true })],
    ['goes wrong', streamPeer([textEvent('So.'), finishEvent('stop'), event('{"usage":')])],
  ])('is whole where the stream %s after its reason', async (_case, answer) => {
    const { end, error, text } = await hear(answer, { stallMs: 60 });
    expect(error).toBeUndefined();
    expect({ text, end }).toEqual({ text: 'So.', end: { kind: 'end', finishReason: 'stop' } });
  });

  it('may end with the mark alone, where there was text before it', async () => {
    expect((await hear(streamPeer([textEvent('So.'), event('[DONE]')]))).end).toMatchObject({ finishReason: 'stop' });
    expect((await hear(streamPeer([event('[DONE]')]))).error).toEqual(failed('unavailable'));
  });

  it.each([
    ['between marks', ['<think>She asks', ' for tea.</think>', '\n\n', 'Tea', '?']],
    ['cut inside the marks', ['\n<th', 'ink>Hm</th', 'ink>\n', 'Tea?']],
    ['not at all', ['Te', 'a?']],
  ])('has no thoughts of the model in it: %s', async (_case, pieces) => {
    const { text } = await hear(streamPeer([...pieces.map(textEvent), finishEvent('stop')]));
    expect(text).toBe('Tea?');
  });

  it('may be as short as the beginning of a mark', async () => {
    expect((await hear(streamPeer([textEvent('<'), finishEvent('stop')]))).text).toBe('<');
  });

  it('may come whole from a host that does not stream', async () => {
    const { end, text } = await hear(
      jsonPeer(200, { choices: [{ message: { role: 'assistant', content: 'All at once.' }, finish_reason: 'stop' }] }),
    );
    expect(text).toBe('All at once.');
    expect(end).toEqual({ kind: 'end', finishReason: 'stop' });
  });
});

describe('a reply that breaks off', () => {
  it.each<[string, string, PeerAnswer]>([
    ['without a finish reason', 'unavailable', streamPeer([textEvent('So')])],
    ['in the middle of an event', 'unavailable', streamPeer([textEvent('So'), 'data: {"choices":[{"del'])],
    ['with a cut connection', 'unavailable', cutAfter(textEvent('So'))],
    ['with an error event', 'unavailable', streamPeer([textEvent('So'), event({ error: { message: 'overloaded' } })])],
    ['with a status as its code', 'rate-limited', streamPeer([textEvent('So'), event({ error: { code: 429 } })])],
    ['with an error as its reason', 'unavailable', streamPeer([textEvent('So'), finishEvent('error')])],
    ['with what is no JSON', 'malformed', streamPeer([textEvent('So'), event('{"choices":')])],
    ['with what is no chunk', 'malformed', streamPeer([textEvent('So'), event({ choices: 'none' })])],
  ])('%s is a failure (%s) that keeps what came before', async (_case, reason, answer) => {
    const { end, error, text } = await hear(answer);
    expect(text).toBe('So');
    expect(end).toBeUndefined();
    expect(error).toEqual(failed(reason));
  });

  it.each([
    ['what is no JSON', '{"choices":'],
    ['what is no chunk', { choices: 'none' }],
  ])('with a chunk or two of %s skips them', async (_what, broken) => {
    const pieces = [event(broken), textEvent('So'), event(broken), textEvent(' be it.'), finishEvent('stop')];
    const { end, error, text } = await hear(streamPeer(pieces));
    expect({ error, text }).toEqual({ error: undefined, text: 'So be it.' });
    expect(end).toMatchObject({ finishReason: 'stop' });
  });

  it('with one broken chunk after another is a failure that keeps what came before', async () => {
    const broken = Array.from({ length: 4 }, () => event('{"choices":'));
    const { error, text } = await hear(
      streamPeer([textEvent('So'), ...broken, textEvent(' far'), finishEvent('stop')]),
    );
    expect(text).toBe('So');
    expect(error).toEqual(failed('malformed'));
  });

  it('by falling silent is stalled', async () => {
    const { error, text } = await hear(streamPeer([textEvent('So')], { keepOpen: true }), { stallMs: 60 });
    expect(text).toBe('So');
    expect(error).toEqual(failed('stalled'));
  });

  it('by never beginning is stalled', async () => {
    expect((await hear(() => undefined, { stallMs: 60 })).error).toEqual(failed('stalled'));
  });

  it('that is stopped throws the reason and closes the connection', async () => {
    await using peer = await openTextPeer(streamPeer([textEvent('So')], { keepOpen: true }));
    const stop = new AbortController();
    const reason = new Error('stopped by the visitor');
    const chunks = engineAt(peer.baseUrl).generate(requestFor('Hello?'), stop.signal)[Symbol.asyncIterator]();
    expect(await chunks.next()).toMatchObject({ value: { text: 'So' } });
    const next = chunks.next();
    stop.abort(reason);
    await expect(next).rejects.toBe(reason);
    await peer.hungUp();
  });

  it('because its reader left hangs up on the engine', async () => {
    await using peer = await openTextPeer(streamPeer([textEvent('So')], { keepOpen: true }));
    for await (const chunk of engineAt(peer.baseUrl).generate(requestFor('Hello?'), new AbortController().signal)) {
      expect(chunk).toEqual({ kind: 'text', text: 'So' });
      break;
    }
    await peer.hungUp();
  });

  it('logs no text', async () => {
    const { error } = await hear(streamPeer([event('{"choices": secret words')]));
    expect(error).toEqual(failed('malformed'));
    expect(`${String(error)} ${error instanceof Error ? String(error.cause) : ''}`).not.toContain('secret');
  });
});

describe('an engine that will not begin', () => {
  it.each<[number, string, unknown]>([
    [429, 'rate-limited', { error: { message: 'slow down', code: 'rate_limit_exceeded' } }],
    [429, 'refused', { error: { message: 'pay', code: 'insufficient_quota' } }],
    [401, 'refused', { error: { message: 'who?' } }],
    [402, 'refused', { error: { code: 402, message: 'pay' } }],
    [404, 'refused', { error: 'model not found' }],
    [400, 'refused', { error: { code: 'context_length_exceeded' } }],
    [500, 'unavailable', 'oops'],
    [503, 'unavailable', { error: { message: 'loading' } }],
  ])('with status %i has %s', async (status, reason, body) => {
    const { error, text } = await hear(jsonPeer(status, body));
    expect(text).toBe('');
    expect(error).toEqual(failed(reason));
  });

  it.each([
    ['retry-after', '20', 20_000],
    ['retry-after', '0.5', 500],
    [
      'retry-after',
      new Date(Math.floor(clock.now() / 1000) * 1000 + 30_000).toUTCString(),
      30_000 - (clock.now() % 1000),
    ],
    ['retry-after-ms', '1500', 1500],
    ['retry-after', 'soon', undefined],
  ])('says in %s: %s when to come back', async (name, value, retryAfterMs) => {
    const { error } = await hear(jsonPeer(429, { error: { message: 'slow down' } }, { [name]: value }));
    expect(error).toMatchObject({ reason: 'rate-limited', retryAfterMs });
  });

  it('is unavailable where nothing listens', async () => {
    const { error } = await collect(
      engineAt('http://127.0.0.1:1/v1').generate(requestFor('Hello?'), new AbortController().signal),
    );
    expect(error).toEqual(failed('unavailable'));
  });

  it('may not send its key elsewhere', async () => {
    const answer: PeerAnswer = (response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/v1/chat/completions' }).end();
    };
    const { error, requests } = await hear(answer);
    expect(error).toEqual(failed('unavailable'));
    expect(requests).toHaveLength(1);
  });
});

function cutAfter(piece: string): PeerAnswer {
  return async (response, request) => {
    await streamPeer([piece], { keepOpen: true })(response, request);
    response.socket?.destroy();
  };
}
