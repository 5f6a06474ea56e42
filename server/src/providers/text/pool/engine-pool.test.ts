import { describe, expect, it } from 'vitest';
import type { EngineClass } from '../../../config/engines/engine-class.ts';
import { TextEngineError, type ServedBy, type TextEngine, type TextRequest } from '../text-engine.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { collect, requestFor } from '../../../testing/text-request.ts';
import { createEnginePool, MOST_ATTEMPTS, type PoolMember } from './engine-pool.ts';
import { weightedOrder } from './weighted-order.ts';

type Failure = ConstructorParameters<typeof TextEngineError>;

interface Scripted extends PoolMember {
  asked: number;
  /** Thrown before the first chunk. */
  failure: Failure | undefined;
  /** Thrown after it. */
  cut: Failure | undefined;
}

function member(name: string, changes: Partial<PoolMember> = {}): Scripted {
  const scripted: Scripted = {
    engineClass: 'fast',
    weight: 1,
    contextTokens: 8192,
    points: undefined,
    otherModels: [],
    asked: 0,
    failure: undefined,
    cut: undefined,
    engine: engineOf(name, () => scripted),
    ...changes,
  };
  return scripted;
}

function engineOf(name: string, script: () => Scripted): TextEngine {
  return {
    name,
    model: `${name}-model`,
    hasModel: true,
    async *generate() {
      const scripted = script();
      scripted.asked += 1;
      if (scripted.failure !== undefined) throw new TextEngineError(...scripted.failure);
      yield { kind: 'text', text: `From ${name}.` };
      if (scripted.cut !== undefined) throw new TextEngineError(...scripted.cut);
      yield { kind: 'end', finishReason: 'stop' };
    },
  };
}

function poolOf(...members: [Scripted, ...Scripted[]]) {
  const clock = new TestClock();
  const pauses: number[] = [];
  const chance = numbers(7);
  const pause = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    pauses.push(ms);
  };
  const pool = createEnginePool(members, { clock, random: chance, pause });
  const say = async (changes: Partial<TextRequest> = {}, signal = new AbortController().signal) => {
    let served: ServedBy | undefined;
    const onServed = (by: ServedBy) => {
      served = by;
    };
    return { ...(await collect(pool.generate(requestFor('Hello?', { onServed, ...changes }), signal))), served };
  };
  return { clock, pauses, pool, say };
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('several engines', () => {
  it('share replies by weight', async () => {
    const large = member('large', { weight: 3 });
    const small = member('small', { weight: 1 });
    const { say } = poolOf(large, small);
    for (let reply = 0; reply < 400; reply += 1) await say();
    expect(large.asked + small.asked).toBe(400);
    expect(large.asked / 400).toBeGreaterThan(0.68);
    expect(large.asked / 400).toBeLessThan(0.82);
  });

  it.each<Failure>([
    ['unavailable', 'down'],
    ['rate-limited', 'busy'],
    ['stalled', 'silent'],
    ['malformed', 'nonsense'],
    ['refused', 'wrong key', { isOfEngine: true }],
  ])('hand on a reply whose engine is %s before its first token', async (...failure) => {
    const away = member('away', { weight: 1_000 });
    away.failure = failure;
    const well = member('well', { weight: 0.001 });
    const { error, served, text } = await poolOf(away, well).say();
    expect(error).toBeUndefined();
    expect(text).toBe('From well.');
    expect(served?.engine).toBe('well');
    expect(away.asked).toBe(1);
  });

  it('never ask another engine after the first token', async () => {
    const cut = member('cut', { weight: 1_000 });
    cut.cut = ['unavailable', 'died'];
    const other = member('other', { weight: 0.001 });
    const { error, text } = await poolOf(cut, other).say();
    expect(text).toBe('From cut.');
    expect(error).toMatchObject({ message: 'died' });
    expect(other.asked).toBe(0);
  });

  it('never hand on what every engine would refuse', async () => {
    const strict = member('strict', { weight: 1_000 });
    strict.failure = ['refused', 'bad prompt'];
    const other = member('other', { weight: 0.001 });
    expect((await poolOf(strict, other).say()).error).toMatchObject({ reason: 'refused' });
    expect(other.asked).toBe(0);
  });

  it('are asked a bounded number of times for one reply, with a pause between', async () => {
    const members = Array.from({ length: 6 }, (_, index) => member(`engine-${index}`));
    for (const one of members) one.failure = ['unavailable', 'down'];
    const [first, ...others] = members;
    if (first === undefined) throw new Error('There is an engine');
    const { pauses, say } = poolOf(first, ...others);
    expect((await say()).error).toMatchObject({ message: 'down' });
    expect(members.reduce((sum, { asked }) => sum + asked, 0)).toBe(MOST_ATTEMPTS);
    expect(pauses).toHaveLength(MOST_ATTEMPTS - 1);
    for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(50);
    expect(new Set(pauses).size).toBe(pauses.length);
  });

  it('leave an engine alone for as long as it asks', async () => {
    const busy = member('busy', { weight: 1_000 });
    busy.failure = ['rate-limited', 'later', { retryAfterMs: 30_000 }];
    const well = member('well', { weight: 0.001 });
    const { clock, say } = poolOf(busy, well);
    await say();
    busy.failure = undefined;
    clock.advance(29_999);
    await say();
    expect(busy.asked).toBe(1);
    clock.advance(1);
    expect((await say()).text).toBe('From busy.');
  });

  it('say when the first of them may be asked again', async () => {
    const busy = member('busy');
    busy.failure = ['rate-limited', 'later', { retryAfterMs: 30_000 }];
    const { clock, say } = poolOf(busy);
    await say();
    clock.advance(10_000);
    expect((await say()).error).toMatchObject({ reason: 'unavailable', retryAfterMs: 20_000 });
    expect(busy.asked).toBe(1);
  });

  it('do not count an engine that its breaker keeps apart', async () => {
    const resting = Array.from({ length: 4 }, (_, index) => member(`resting-${index}`, { weight: 1_000 }));
    for (const one of resting) one.failure = ['unavailable', 'resting', { isUnsent: true }];
    const { pauses, say } = poolOf(member('well', { weight: 0.001 }), ...resting);
    expect((await say()).text).toBe('From well.');
    expect(pauses).toEqual([]);
  });

  it('stop when the reader does', async () => {
    const reader = new AbortController();
    const away = member('away', { weight: 1_000 });
    away.failure = ['unavailable', 'down'];
    const other = member('other', { weight: 0.001 });
    reader.abort(new Error('Enough'));
    expect((await poolOf(away, other).say({}, reader.signal)).error).toMatchObject({ message: 'down' });
    expect(other.asked).toBe(0);
  });
});

describe('classes of engines', () => {
  const classes = () => {
    const fast = member('fast', { points: 1, contextTokens: 4096 });
    const deep = member('deep', { engineClass: 'deep', points: 8, contextTokens: 32_768 });
    return { fast, deep, ...poolOf(fast, deep) };
  };

  it.each<[EngineClass | undefined, string, number, number]>([
    [undefined, 'fast', 1, 4096],
    ['fast', 'fast', 1, 4096],
    ['deep', 'deep', 8, 32_768],
  ])('serve the wish %s with their own model, price and context', async (wish, name, points, contextTokens) => {
    const { pool, say } = classes();
    expect(pool.offerFor?.(wish)).toEqual({ engineClass: name, model: `${name}-model`, points, contextTokens });
    expect((await say({ engineClass: wish })).served).toEqual({ engine: name, points });
  });

  it('stand in for each other, and say what the one that wrote costs', async () => {
    const { deep, fast, say } = classes();
    deep.failure = ['unavailable', 'down'];
    expect((await say({ engineClass: 'deep' })).served).toEqual({ engine: 'fast', points: 1 });
    deep.failure = undefined;
    fast.failure = ['unavailable', 'down'];
    expect((await say({ engineClass: 'fast' })).served).toEqual({ engine: 'deep', points: 8 });
  });

  it('never take a prompt that their context cannot hold', async () => {
    const { deep, fast, say } = classes();
    deep.failure = ['unavailable', 'down'];
    expect((await say({ engineClass: 'deep', promptTokens: 4_000 })).error).toMatchObject({ message: 'down' });
    expect(fast.asked).toBe(0);
  });

  it('leave a chosen model to the engines that have it', async () => {
    const { say } = poolOf(member('plain'), member('rich', { otherModels: ['tale'] }));
    expect((await say({ model: 'tale' })).text).toBe('From rich.');
    expect((await say({ model: 'unknown' })).error).toMatchObject({ reason: 'unavailable' });
  });

  it('of which the wished one is missing are the usual one', async () => {
    const only = member('only', { engineClass: 'deep' });
    const { pool, say } = poolOf(only);
    expect(pool.offerFor?.('fast')).toMatchObject({ engineClass: 'deep' });
    expect((await say({ engineClass: 'fast' })).text).toBe('From only.');
  });
});

describe('a weighted order', () => {
  it('has every item once', () => {
    const items = [1, 2, 3, 4].map((weight) => ({ weight }));
    expect(weightedOrder(items, numbers(3)).toSorted((a, b) => a.weight - b.weight)).toEqual(items);
  });
});
