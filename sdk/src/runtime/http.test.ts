import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { listen, memoryStorage, routes, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import {
  ApiError,
  completeProfile,
  configure,
  createDeviceSession,
  getCharacter,
  getHome,
  listCharacters,
  storedPreferences,
  type FabulaError,
  type Home,
} from '../index';
import { http } from './http';

const home = operations.getHome.examples[200].typical;
const profile = { userName: 'Maren', userAvatarImageUrl: '/art/1/avatars/odile-256.webp', motto: '' };

describe('an answer', () => {
  it('is the data inside the envelope', async () => {
    await using server = await listen(routes({ '/explore/home': (_, response) => sendJson(response, 200, home) }));
    configure(server);

    const data = await getHome();

    expect(data).toEqual(home.data);
    expectTypeOf(data).toEqualTypeOf<Home>();
  });

  it('shows its status and headers when asked', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home, { 'x-request-id': 'r-1' }));
    configure(server);

    const { data, status, headers } = await getHome().withResponse();

    expect(data).toEqual(home.data);
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toBe('r-1');
  });

  it('raises a failure once, also when only its response is awaited', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 404, operations.getCharacter.examples[404]['not-found']),
    );
    configure(server);

    await expect(getCharacter('nobody').withResponse()).rejects.toBeInstanceOf(ApiError);
  });

  it('outside the contract is a ContractError that says where', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 200, { ...home, data: { ...home.data, tags: 'none' } }),
    );
    const onError = vi.fn<(error: FabulaError) => void>();
    configure({ baseUrl: server.baseUrl, onError });

    await expect(getHome()).rejects.toMatchObject({
      name: 'ContractError',
      message: 'Backend structure incorrect: /explore/home answered outside the contract',
      cause: { issues: [expect.objectContaining({ path: ['data', 'tags'] })] },
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('may hold longer texts than the contract of today allows', async () => {
    const synopsis = 'Once upon a time. '.repeat(1_000);
    const longer = { ...home, data: { ...home.data, hero: { ...home.data.hero, synopsis } } };
    await using server = await listen((_, response) => sendJson(response, 200, longer));
    configure(server);

    await expect(getHome()).resolves.toMatchObject({ hero: { synopsis } });
  });

  it('that is no JSON is a ContractError', async () => {
    await using server = await listen((_, response) => response.writeHead(200).end('<html></html>'));
    configure(server);

    await expect(getHome()).rejects.toMatchObject({ name: 'ContractError' });
  });
});

describe('a request', () => {
  it('carries the stored session and preferences, and writes missing preferences back', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home));
    const storage = memoryStorage(operations.deviceInit.examples[200].registered.data);
    const preferences = storedPreferences({ storage, languages: () => ['fr-CA'] });
    configure({ baseUrl: server.baseUrl, session: createDeviceSession({ storage, preferences }), preferences });

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
    configure({ baseUrl: server.baseUrl, session: createDeviceSession({ storage, preferences }), preferences });

    await completeProfile(profile);

    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${storage.getItem('Authorization')}`);
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('keeps a path parameter in its segment, whatever is in it', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 404, operations.getCharacter.examples[404]['not-found']),
    );
    configure(server);

    for (const id of ['../tags', 'maren-vale?x=1#', 'a/b', '%2e%2e', '夜'])
      await expect(getCharacter(id)).rejects.toMatchObject({ status: 404 });

    expect(server.requests.map(({ url }) => url)).toEqual([
      '/characters/..%2Ftags',
      '/characters/maren-vale%3Fx%3D1%23',
      '/characters/a%2Fb',
      '/characters/%252e%252e',
      '/characters/%E5%A4%9C',
    ]);
  });

  it('is not sent when a path parameter would climb to another operation', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home));
    configure(server);

    for (const id of ['.', '..']) await expect(getCharacter(id)).rejects.toMatchObject({ name: 'FabulaError' });

    expect(server.requests).toEqual([]);
  });

  it('leaves null out of its query and repeats arrays', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 200, operations.listCharacters.examples[200].empty),
    );
    configure(server);

    await listCharacters({ q: undefined, include: ['mystery', 'slow-burn'], limit: 12 });

    expect(server.requests[0]?.url).toBe('/characters?include=mystery&include=slow-burn&limit=12');
  });

  it('reads the configuration for each call, inside the asynchronous context of its caller', async () => {
    const { AsyncLocalStorage } = await import('node:async_hooks');
    await using server = await listen((_, response) => sendJson(response, 200, home));
    const render = new AsyncLocalStorage<'ar-SA' | 'pt-PT'>();
    const language = () => render.getStore() ?? 'en-US';
    configure({ baseUrl: server.baseUrl, preferences: () => ({ contentMode: 'sfw', language: language() }) });

    await Promise.all([render.run('ar-SA', () => getHome()), render.run('pt-PT', () => getHome()), getHome()]);

    const sent = server.requests.map(({ headers }) => headers['language-type']);
    expect(sent).toHaveLength(3);
    expect(new Set(sent)).toEqual(new Set(['ar-SA', 'en-US', 'pt-PT']));
  });
});

describe('http', () => {
  it('refuses an operation whose answer has no named schema in the contract', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, home));
    configure(server);

    await expect(http('/explore/home', { method: 'GET' })).rejects.toMatchObject({ name: 'ContractError' });
  });
});
