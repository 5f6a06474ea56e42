import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, sendJson, type Loopback } from '../../tests/loopback';
import { operations } from '../generated/examples';
import {
  completeProfile,
  configure,
  getHome,
  googleCallback,
  TimeoutError,
  twitterCallback,
  twitterLogin,
  type Configuration,
  type FabulaError,
} from '../index';

const home = operations.getHome.examples[200].typical;
const problems = operations.getHome.examples;
const profile = { userName: 'Maren', userAvatarImageUrl: '/art/1/avatars/odile-256.webp', motto: '' };

const codeVerifier = 'v'.repeat(43);
const challenge = { codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256' } as const;

const hooks = () => ({ onError: vi.fn<(error: FabulaError) => void>() });
/** A clock on which waiting takes no time; it notes how long it was asked to wait. */
function fastClock() {
  const waits: number[] = [];
  return { waits, now: () => Date.UTC(2026, 0, 1), sleep: async (ms: number) => void waits.push(ms) };
}
const as = (server: Loopback, more: Partial<Configuration> = {}) => configure({ baseUrl: server.baseUrl, ...more });
const failingWith = (status: number, body: unknown, headers?: Record<string, string>) =>
  listen((_, response) => sendJson(response, status, body, headers));

afterEach(() => void vi.useRealTimers());

describe('a call that gets no answer', () => {
  const silent = () => listen(() => undefined);

  it('ends with a TimeoutError after the time it was given', async () => {
    await using server = await silent();
    as(server);

    const error = await getHome({ timeoutMs: 20 }).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ timeoutMs: 20 });
  });

  it.each([
    ['1,000,000 ms where the contract says nothing', 1_000_000, () => getHome()],
    ['15 s for the address of the microblog sign-in', 15_000, () => twitterLogin(challenge)],
    ['30 s for the return from the microblog', 30_000, () => twitterCallback({ code: 'abc', codeVerifier })],
  ])('has %s', async (_, limit, call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never: Configuration['fetch'] = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    configure({ baseUrl: '/api', fetch: never });
    const ended = vi.fn<(error: unknown) => void>();

    const outcome = call().catch(ended);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;

    expect(ended.mock.calls).toEqual([[expect.objectContaining({ name: 'TimeoutError', timeoutMs: limit })]]);
  });

  it('ends with an AbortedError when its caller aborts, which is not logged', async () => {
    await using server = await silent();
    const { onError } = hooks();
    as(server, { onError });
    const leaving = new AbortController();

    const call = getHome({ signal: leaving.signal });
    leaving.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortedError' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends with a ConnectionError when the connection breaks', async () => {
    await using server = await listen((request) => request.socket.destroy());
    as(server, { clock: fastClock() });

    await expect(completeProfile(profile)).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a safe read', () => {
  it('is tried twice more after passing failures, with a growing delay', async () => {
    let asked = 0;
    await using server = await listen((_, response) => {
      asked += 1;
      if (asked < 3) sendJson(response, 503, problems[503].unavailable);
      else sendJson(response, 200, home);
    });
    const { onError } = hooks();
    const clock = fastClock();
    as(server, { clock, onError });

    await expect(getHome()).resolves.toEqual(home.data);

    expect(clock.waits).toHaveLength(2);
    expect(clock.waits[0]).toBeGreaterThanOrEqual(375);
    expect(clock.waits[0]).toBeLessThanOrEqual(500);
    expect(clock.waits[1]).toBeGreaterThanOrEqual(750);
    expect(clock.waits[1]).toBeLessThanOrEqual(1_000);
    expect(onError).not.toHaveBeenCalled();
  });

  it('waits as long as the server asks', async () => {
    let asked = 0;
    await using server = await listen((_, response) => {
      asked += 1;
      if (asked === 1) sendJson(response, 429, problems[429]['rate-limited'], { 'retry-after': '3' });
      else sendJson(response, 200, home);
    });
    const clock = fastClock();
    as(server, { clock });

    await getHome();

    expect(clock.waits).toEqual([3_000]);
  });

  it('gives up at once when the server asks for more than 20 seconds', async () => {
    await using server = await failingWith(429, problems[429]['rate-limited'], { 'retry-after': '60' });
    as(server, { clock: fastClock() });

    await expect(getHome()).rejects.toMatchObject({ reason: 'RATE_LIMITED' });
    expect(server.requests).toHaveLength(1);
  });

  it('gives up after the third failure', async () => {
    await using server = await failingWith(500, problems[500].internal);
    const { onError } = hooks();
    as(server, { clock: fastClock(), onError });

    await expect(getHome()).rejects.toMatchObject({ reason: 'INTERNAL' });
    expect(server.requests).toHaveLength(3);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is not what a sign-in callback is: its one-time code is sent once', async () => {
    await using server = await failingWith(503, problems[503].unavailable);
    as(server, { clock: fastClock() });

    await expect(googleCallback({ code: 'abc' })).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  });
});
