import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { listen, memoryStorage, routes, sendJson, type Loopback } from '../../tests/loopback';
import { operations } from '../generated/examples';
import {
  ApiError,
  completeProfile,
  configure,
  createDeviceSession,
  getCharacter,
  getHome,
  googleCallback,
  InsufficientPointsError,
  listCharacters,
  storedPreferences,
  TimeoutError,
  twitterCallback,
  twitterLogin,
  type Configuration,
  type Home,
} from '../index';
import { http } from './http';

const home = operations.getHome.examples[200].typical;
const problems = operations.getHome.examples;
const profile = { userName: 'Maren', userAvatarImageUrl: '/art/1/avatars/odile-256.webp', motto: '' };

const codeVerifier = 'v'.repeat(43);
const challenge = { codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256' } as const;

const hooks = () => ({ onError: vi.fn(), onInsufficientPoints: vi.fn() });
/** A clock on which waiting takes no time; it notes how long it was asked to wait. */
function fastClock() {
  const waits: number[] = [];
  return { waits, now: () => Date.UTC(2026, 0, 1), sleep: async (ms: number) => void waits.push(ms) };
}
const as = (server: Loopback, more: Partial<Configuration> = {}) => configure({ baseUrl: server.baseUrl, ...more });
const failingWith = (status: number, body: unknown, headers?: Record<string, string>) =>
  listen((_, response) => sendJson(response, status, body, headers));

afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  it('is the data inside the envelope', async () => {
    await using server = await listen(routes({ '/explore/home': (_, response) => sendJson(response, 200, home) }));
    as(server);

    const data = await getHome();

    expect(data).toEqual(home.data);
    expectTypeOf(data).toEqualTypeOf<Home>();
  });

  it('shows its status and headers when asked', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home, { 'x-request-id': 'r-1' }));
    as(server);

    const { data, status, headers } = await getHome().withResponse();

    expect(data).toEqual(home.data);
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBe('r-1');
  });

  it('raises a failure once, also when only its response is awaited', async () => {
    await using server = await failingWith(404, operations.getCharacter.examples[404]['not-found']);
    as(server);

    await expect(getCharacter('nobody').withResponse()).rejects.toBeInstanceOf(ApiError);
  });

  it('outside the contract is a ContractError that says where', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 200, { ...home, data: { ...home.data, tags: 'none' } }),
    );
    const { onError } = hooks();
    as(server, { onError });

    await expect(getHome()).rejects.toMatchObject({
      name: 'ContractError',
      cause: { issues: [expect.objectContaining({ path: ['data', 'tags'] })] },
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('that is no JSON is a ContractError', async () => {
    await using server = await listen((_, response) => response.writeHead(200).end('<html></html>'));
    as(server);

    await expect(getHome()).rejects.toMatchObject({ name: 'ContractError' });
  });
});

describe('a failed answer', () => {
  it('carries everything the envelope says', async () => {
    await using server = await failingWith(400, problems[400]['validation-failed']);
    const { onError } = hooks();
    as(server, { onError });

    const error = await listCharacters({ limit: 48 }).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 400,
      reason: 'VALIDATION_FAILED',
      field: 'limit',
      requestId: problems[400]['validation-failed'].requestId,
      message: problems[400]['validation-failed'].message,
      declared: true,
    });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('is an ApiError also when HTTP says 200 but the envelope does not', async () => {
    await using server = await failingWith(200, { code: 500, message: 'login failed', data: null });
    as(server);

    await expect(googleCallback({ code: 'abc' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 500,
      message: 'login failed',
    });
  });

  it('without an envelope has its HTTP status as code, and is undeclared where the contract does not list it', async () => {
    await using server = await listen((_, response) =>
      response.writeHead(418, { 'x-request-id': 'proxy-7' }).end('a teapot'),
    );
    as(server);

    await expect(getHome()).rejects.toMatchObject({
      status: 418,
      code: 418,
      reason: undefined,
      requestId: 'proxy-7',
      declared: false,
    });
  });

  it.each([
    ['the phrase in a 400', 400, { code: 400, message: '操作失败：积分不足', data: null }],
    ['the reason', 402, { ...problems[400]['insufficient-points'], code: 402, message: 'Not enough points' }],
  ])('for want of points is known by %s, and the app hears of it once', async (_, status, body) => {
    await using server = await failingWith(status, body);
    const { onError, onInsufficientPoints } = hooks();
    as(server, { onError, onInsufficientPoints });

    const error = await completeProfile(profile).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(InsufficientPointsError);
    expect(onInsufficientPoints.mock.calls).toEqual([[error]]);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('with the phrase but another status is an ordinary ApiError', async () => {
    await using server = await failingWith(409, { code: 409, message: '积分不足', data: null });
    const { onInsufficientPoints } = hooks();
    as(server, { onInsufficientPoints });

    const error = await completeProfile(profile).catch((caught: unknown) => caught);

    expect(error).toMatchObject({ name: 'ApiError', status: 409 });
    expect(onInsufficientPoints).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  it('carries the stored session and preferences, and writes missing preferences back', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home));
    const storage = memoryStorage(operations.deviceInit.examples[200].registered.data);
    const preferences = storedPreferences({ storage, languages: () => ['fr-CA'] });
    as(server, { session: createDeviceSession({ storage, preferences }), preferences });

    await getHome();

    expect(server.requests[0]?.headers).toMatchObject({
      authorization: storage.getItem('Authorization'),
      'device-id': storage.getItem('Device-ID'),
      'user-login-status': 'REGISTERED',
      'sfw-type': 'sfw',
      'language-type': 'fr-FR',
    });
    expect(storage.getItem('sfw_type')).toBe('sfw');
    expect(storage.getItem('language_type')).toBe('fr-FR');
  });

  it('of complete-profile sends the credential as Bearer', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 200, operations.completeProfile.examples[200].saved),
    );
    const storage = memoryStorage(operations.deviceInit.examples[200].registered.data);
    const preferences = storedPreferences({ storage, languages: () => ['en'] });
    as(server, { session: createDeviceSession({ storage, preferences }), preferences });

    await completeProfile(profile);

    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${storage.getItem('Authorization')}`);
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('leaves null out of its query and repeats arrays', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 200, operations.listCharacters.examples[200].empty),
    );
    as(server);

    await listCharacters({ q: undefined, include: ['mystery', 'slow-burn'], limit: 12 });

    expect(server.requests[0]?.url).toBe('/characters?include=mystery&include=slow-burn&limit=12');
  });

  it('asks the configuration anew for each call, inside the asynchronous context of its caller', async () => {
    const { AsyncLocalStorage } = await import('node:async_hooks');
    await using server = await listen((_, response) => sendJson(response, 200, home));
    const render = new AsyncLocalStorage<'ar-SA' | 'pt-PT'>();
    const language = () => render.getStore() ?? 'en-US';
    as(server, { preferences: () => ({ contentMode: 'sfw', language: language() }) });

    await Promise.all([render.run('ar-SA', () => getHome()), render.run('pt-PT', () => getHome()), getHome()]);

    const sent = server.requests.map(({ headers }) => headers['language-type']);
    expect(sent.toSorted()).toEqual(['ar-SA', 'en-US', 'pt-PT']);
  });
});

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
    const ended = vi.fn();

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

describe('http', () => {
  it('refuses an operation whose answer has no named schema in the contract', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home));
    as(server);

    await expect(http('/explore/home', { method: 'GET' })).rejects.toMatchObject({ name: 'ContractError' });
  });
});
