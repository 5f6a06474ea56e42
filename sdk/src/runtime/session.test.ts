import { describe, expect, it, vi } from 'vitest';
import { listen, memoryStorage, routes, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import { configure, createDeviceSession, getBasicInfo, getHome, listTags, logout, verifyEmailCode } from '../index';
import type { DeviceSession, SessionListener } from '../index';
import type { Preferences } from './preferences';
import { createSessionStore, deviceInitFailed, readSession } from './session';

const home = operations.getHome.examples[200].typical;
const tags = operations.listTags.examples[200].typical;
const guest = operations.deviceInit.examples[200].guest;
const registered = operations.deviceInit.examples[200].registered;
const unauthenticated = operations.getHome.examples[401].unauthenticated;

const preferences = (): Preferences => ({ contentMode: 'sfw', language: 'en-US' });
const asStored = (session: DeviceSession) => ({ ...session });

/** An SDK of a browser with the given storage, aimed at the given server. */
function browser(baseUrl: string, storage = memoryStorage()) {
  const warn = vi.fn<(message: string, cause: unknown) => void>();
  const session = createDeviceSession({ storage, preferences, warn });
  configure({ baseUrl, session, preferences });
  return { storage, session, warn };
}

describe('device initialisation', () => {
  it('runs once for 100 concurrent first calls, and every call then carries its session', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/explore/home': (_, response) => sendJson(response, 200, home),
      }),
    );
    const { storage } = browser(server.baseUrl);

    await Promise.all(Array.from({ length: 100 }, () => getHome()));

    expect(server.paths().filter((path) => path === '/registerlogin/deviceinit')).toHaveLength(1);
    expect(server.paths()[0]).toBe('/registerlogin/deviceinit');
    const calls = server.requests.slice(1);
    expect(calls).toHaveLength(100);
    for (const { headers } of calls) {
      expect(headers).toMatchObject({
        authorization: guest.data.Authorization,
        'device-id': guest.data['Device-ID'],
        'user-login-status': 'ANONYMOUS',
        'sfw-type': 'sfw',
        'language-type': 'en-US',
      });
    }
    expect(Object.fromEntries(storage.entries)).toEqual(asStored(guest.data));
  });

  it('sends no session headers itself, and its query names the kind of device and the preferences, but no null', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/tags': (_, response) => sendJson(response, 200, tags),
      }),
    );
    browser(server.baseUrl);

    await listTags();

    const [init] = server.requests;
    expect(init?.url).toBe('/registerlogin/deviceinit?deviceType=web&sfw_type=sfw&language_type=en-US');
    for (const name of ['authorization', 'device-id', 'user-login-status', 'sfw-type', 'language-type']) {
      expect(init?.headers).not.toHaveProperty(name);
    }
  });

  it('asks again for the device that is stored', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/tags': (_, response) => sendJson(response, 200, tags),
      }),
    );
    browser(server.baseUrl, memoryStorage({ 'Device-ID': 'kept-device' }));

    await listTags();

    expect(server.requests[0]?.url).toContain('deviceId=kept-device');
  });

  it.each([
    ['without a data object', 200, { code: 200, message: 'OK' }],
    ['with an error', 500, operations.deviceInit.examples[500].internal],
  ])('counts as failed %s: a warning is logged and the call goes out as a guest', async (_, status, body) => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_request, response) => sendJson(response, status, body),
        '/tags': (_request, response) => sendJson(response, 200, tags),
      }),
    );
    const { warn, storage } = browser(server.baseUrl);

    await expect(listTags()).resolves.toEqual(tags.data);

    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[1]).toMatchObject({ name: 'SessionError', message: deviceInitFailed });
    expect(server.requests[1]?.headers).not.toHaveProperty('authorization');
    expect(server.requests[1]?.headers).toMatchObject({ 'sfw-type': 'sfw', 'language-type': 'en-US' });
    expect(storage.entries.size).toBe(0);
  });

  it('is tried again by the next call after a failure', async () => {
    let attempts = 0;
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => {
          attempts += 1;
          sendJson(response, attempts === 1 ? 503 : 200, attempts === 1 ? {} : guest);
        },
        '/tags': (_, response) => sendJson(response, 200, tags),
      }),
    );
    const { session } = browser(server.baseUrl);

    await listTags();
    await listTags();

    expect(session.current()).toEqual(guest.data);
  });

  it('one caller can abort without aborting the start that others wait for', async () => {
    const started = Promise.withResolvers<void>();
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => void started.promise.then(() => sendJson(response, 200, guest)),
        '/tags': (_, response) => sendJson(response, 200, tags),
      }),
    );
    browser(server.baseUrl);
    const leaving = new AbortController();

    const left = listTags({ signal: leaving.signal });
    const stayed = listTags();
    leaving.abort();

    await expect(left).rejects.toMatchObject({ name: 'AbortedError' });
    started.resolve();
    await expect(stayed).resolves.toEqual(tags.data);
  });
});

describe('a refused session', () => {
  const stored = () => memoryStorage(asStored({ ...guest.data, Authorization: 'stale-credential' }));

  it('is renewed once for all concurrent callers, and each call is sent once more', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/tags': (request, response) =>
          request.headers.authorization === guest.data.Authorization
            ? sendJson(response, 200, tags)
            : sendJson(response, 401, unauthenticated),
      }),
    );
    browser(server.baseUrl, stored());

    await Promise.all([listTags(), listTags(), listTags()]);

    expect(server.paths().filter((path) => path === '/registerlogin/deviceinit')).toHaveLength(1);
    expect(server.paths().filter((path) => path === '/tags')).toHaveLength(6);
  });

  it('never makes a loop: a second 401 is the answer', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/tags': (_, response) => sendJson(response, 401, unauthenticated),
      }),
    );
    browser(server.baseUrl, stored());

    await expect(listTags()).rejects.toMatchObject({ status: 401, reason: 'UNAUTHENTICATED', declared: true });

    expect(server.paths()).toEqual(['/tags', '/registerlogin/deviceinit', '/tags']);
  });

  it('is kept when it was refused because another tab had written only half of it', async () => {
    const storage = memoryStorage(asStored({ ...guest.data, 'Device-ID': 'of-the-session-before' }));
    await using server = await listen(
      routes({
        '/tags': (request, response) => {
          if (request.headers['device-id'] === guest.data['Device-ID']) return sendJson(response, 200, tags);
          storage.setItem('Device-ID', guest.data['Device-ID']);
          return sendJson(response, 401, unauthenticated);
        },
      }),
    );
    browser(server.baseUrl, storage);

    await listTags();

    expect(server.paths()).toEqual(['/tags', '/tags']);
    expect(storage.getItem('Authorization')).toBe(guest.data.Authorization);
  });

  it('is not renewed when it was started a moment ago', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, guest),
        '/tags': (_, response) => sendJson(response, 401, unauthenticated),
      }),
    );
    browser(server.baseUrl);

    await expect(listTags()).rejects.toMatchObject({ status: 401 });

    expect(server.paths()).toEqual(['/registerlogin/deviceinit', '/tags']);
  });
});

describe('a session in an answer', () => {
  const login = operations.verifyEmailCode.examples[200];
  const form = { email: 'maren@example.org', code: '123456' };

  it('is adopted from the body and carried by the next call', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/sendGrid/verify': (_, response) => sendJson(response, 200, login['new-user']),
        '/user-profile/basic-info': (_, response) =>
          sendJson(response, 200, operations.getBasicInfo.examples[200].registered),
      }),
    );
    const { session } = browser(server.baseUrl, memoryStorage(asStored(guest.data)));
    const changes: unknown[] = [];
    session.subscribe((change) => changes.push(change));

    await verifyEmailCode(form, form);
    await getBasicInfo();

    expect(changes).toEqual([expect.objectContaining({ kind: 'adopted' })]);
    expect(session.status()).toBe('REGISTERED');
    expect(server.requests[1]?.headers).toMatchObject({
      authorization: session.current()?.Authorization,
      'user-login-status': 'REGISTERED',
    });
  });

  it('is adopted from the response headers', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/sendGrid/verify': (_, response) =>
          sendJson(response, 200, login['values-in-headers'], asStored(registered.data)),
      }),
    );
    const { storage } = browser(server.baseUrl, memoryStorage(asStored(guest.data)));

    await verifyEmailCode(form, form);

    expect(Object.fromEntries(storage.entries)).toEqual(asStored(registered.data));
  });

  it('of a logout is a guest again', async () => {
    await using server = await listen(
      routes({
        '/registerlogin/logout': (_, response) => sendJson(response, 200, operations.logout.examples[200].guest),
      }),
    );
    const { session } = browser(server.baseUrl, memoryStorage(asStored(registered.data)));

    await logout();

    expect(session.status()).toBe('ANONYMOUS');
  });
});

describe('readSession', () => {
  it('keeps the device of the session before a login that names only its credential', () => {
    expect(readSession({ Authorization: 'fresh-credential' }, new Headers(), guest.data)).toEqual({
      Authorization: 'fresh-credential',
      'Device-ID': guest.data['Device-ID'],
      'User-Login-Status': 'REGISTERED',
    });
  });

  it('finds nothing in an answer without a credential', () => {
    expect(readSession({ isNewUser: 'true' }, new Headers(), guest.data)).toBeUndefined();
    expect(readSession(null, new Headers())).toBeUndefined();
  });
});

describe('createSessionStore', () => {
  it('prefers a session adopted while a start is under way to what the start brings', async () => {
    const brought = Promise.withResolvers<DeviceSession>();
    const store = createSessionStore({ storage: memoryStorage(), initialise: () => brought.promise });

    const starting = store.start();
    store.adopt(registered.data);
    brought.resolve(guest.data);

    await expect(starting).resolves.toEqual(registered.data);
    expect(store.current()).toEqual(registered.data);
  });

  it('tells a listener of a start, and no longer once it has left', async () => {
    const store = createSessionStore({ storage: memoryStorage(), initialise: async () => guest.data });
    const listener = vi.fn<SessionListener>();
    const leave = store.subscribe(listener);

    await store.start();
    leave();
    store.adopt(registered.data);

    expect(listener.mock.calls).toEqual([[{ kind: 'started', session: guest.data }]]);
  });
});
