import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { EmbeddingsPeer } from '../../testing/peers/embeddings-peer.ts';
import { FAILURES_IN_A_ROW } from '../http/stream-breaker.ts';
import { createEmbeddingEngine } from './create-embedding-engine.ts';
import { EmbeddingWatch } from './embedding-watch.ts';
import { fromBytes, toBytes } from './vector.ts';

const settings = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment }).embeddings;
const named = { EMBEDDINGS_BASE_URL: 'http://127.0.0.1:1/v1', EMBEDDINGS_MODEL: 'bge-m3' };
const { signal } = new AbortController();
const request = { purpose: 'messages', texts: ['The heron stands.', 'The lamp is out.'], limitMs: 30_000 } as const;

describe('the settings', () => {
  it('name a model, and nothing where there is no address', () => {
    expect(settings(named)).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1', model: 'bge-m3', waitMs: 800 });
    expect(settings({})).toBeUndefined();
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ...named, EMBEDDINGS_MODEL: '' }, /EMBEDDINGS_MODEL must be set/],
    [{ ...named, EMBEDDINGS_BASE_URL: '' }, /EMBEDDINGS_BASE_URL must be set where there is an EMBEDDINGS_MODEL/],
    [{ EMBEDDINGS_API_KEY: 'k' }, /EMBEDDINGS_BASE_URL must be set where there is an EMBEDDINGS_API_KEY/],
    [{ ...named, EMBEDDINGS_BASE_URL: 'ftp://127.0.0.1' }, /EMBEDDINGS_BASE_URL must begin with http/],
    [{ ...named, EMBEDDINGS_BASE_URL: 'http://me:secret@127.0.0.1' }, /use EMBEDDINGS_API_KEY/],
    [{ ...named, EMBEDDINGS_WAIT_MILLISECONDS: '0' }, /EMBEDDINGS_WAIT_MILLISECONDS must be a whole number/],
  ])('refuse %o', (environment, message) => {
    expect(() => settings(environment)).toThrow(message);
  });
});

describe('a vector', () => {
  it('is stored as little-endian numbers, and read at any place of a buffer', () => {
    expect([...toBytes(Float32Array.of(1))]).toEqual([0, 0, 128, 63]);
    const bytes = new Uint8Array([7, ...toBytes(Float32Array.of(0.5, -0.25))]).subarray(1);
    expect([...fromBytes(bytes)]).toEqual([0.5, -0.25]);
  });
});

describe('an OpenAI-compatible engine', () => {
  let peer: EmbeddingsPeer;
  beforeEach(async () => {
    peer = new EmbeddingsPeer(['heron']);
    await peer.peer.open();
  });
  afterEach(() => peer[Symbol.asyncDispose]());

  const counted: string[] = [];
  function engineFor(more: Record<string, string> = {}) {
    const watch = new EmbeddingWatch();
    counted.length = 0;
    watch.listen((purpose, outcome) => counted.push(`${purpose} ${outcome}`));
    const engine = createEmbeddingEngine(settings({ ...peer.settings, ...more }), watch);
    if (engine === undefined) throw new Error('There is no engine');
    return engine;
  }

  it('gives normalised vectors in the order of the texts', async () => {
    peer.answer = {
      data: [
        { index: 1, embedding: [0, -5] },
        { index: 0, embedding: [3, 4] },
      ],
    };
    const [first, second] = await engineFor().embed(request, signal);
    expect([...(first ?? [])].map((value) => value.toFixed(3))).toEqual(['0.600', '0.800']);
    expect([...(second ?? [])]).toEqual([0, -1]);
    expect(peer.authorizations).toEqual(['Bearer embedded-secret']);
    expect(counted).toEqual(['messages answered']);
  });

  it('is sent no more of a text than the model takes, without half a character', async () => {
    const text = `${'a'.repeat(199)}😀`;
    await engineFor({ EMBEDDINGS_MOST_CHARACTERS: '200' }).embed({ ...request, texts: [text] }, signal);
    expect(peer.asked).toEqual([[`${'a'.repeat(199)}\uFFFD`]]);
  });

  it.each([
    [
      'a number that is none',
      {
        data: [
          { index: 0, embedding: [1, null] },
          { index: 1, embedding: [1, 1] },
        ],
      },
    ],
    ['one too few', { data: [{ index: 0, embedding: [1, 1] }] }],
    [
      'one twice',
      {
        data: [
          { index: 0, embedding: [1, 1] },
          { index: 0, embedding: [1, 1] },
        ],
      },
    ],
    [
      'several lengths',
      {
        data: [
          { index: 0, embedding: [1, 1] },
          { index: 1, embedding: [1] },
        ],
      },
    ],
    [
      'no direction',
      {
        data: [
          { index: 0, embedding: [0, 0] },
          { index: 1, embedding: [1, 1] },
        ],
      },
    ],
    [
      'no end',
      {
        data: [
          { index: 0, embedding: [1.7e308, 1.7e308] },
          { index: 1, embedding: [1.7e308, 1.7e308] },
        ],
      },
    ],
    ['a huge vector', { data: [0, 1].map((index) => ({ index, embedding: Array.from({ length: 9000 }, () => 1) })) }],
    ['something else', { error: 'no' }],
  ])('whose answer has %s is broken', async (_what, answer) => {
    peer.answer = answer;
    await expect(engineFor().embed(request, signal)).rejects.toMatchObject({ failure: 'broken' });
    expect(counted).toEqual(['messages broken']);
  });

  it.each([
    ['busy', 'busy'],
    ['fails', 'unavailable'],
    ['html', 'broken'],
    ['redirects', 'unavailable'],
    ['cut-off', 'broken'],
    ['too-long', 'broken'],
  ] as const)('that is %s fails as %s', async (fault, failure) => {
    peer.peer.fault = fault;
    await expect(engineFor().embed(request, signal)).rejects.toMatchObject({ failure });
  });

  it('has stalled at the time limit, which counts for its breaker', async () => {
    peer.hold();
    const engine = engineFor();
    for (let time = 0; time < FAILURES_IN_A_ROW; time += 1) {
      await expect(engine.embed({ ...request, limitMs: 20 }, signal)).rejects.toMatchObject({ failure: 'stalled' });
    }
    await expect(engine.embed(request, signal)).rejects.toThrow('left alone');
  });

  it('that refuses texts is not left alone for it', async () => {
    peer.refused = 'heron';
    const engine = engineFor();
    for (let time = 0; time <= FAILURES_IN_A_ROW; time += 1) {
      await expect(engine.embed(request, signal)).rejects.toMatchObject({ failure: 'refused' });
    }
  });

  it('is hung up on when the caller stops', async () => {
    peer.hold();
    const stopped = new AbortController();
    const asked = engineFor().embed(request, stopped.signal);
    await expect.poll(() => peer.asked.length).toBe(1);
    stopped.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    await peer.peer.hungUp();
  });
});
