import { describe, expect, it } from 'vitest';
import { clock } from '../tests/clock';
import { listen, memoryStorage, routes, sendJson } from '../tests/loopback';
import { operations } from './generated/examples';
import {
  configure,
  ConflictError,
  createClient,
  getHome,
  listCharacters,
  NotFoundError,
  paginate,
  RateLimitError,
  sendMessage,
  ServerError,
  streamChatEvents,
  type LogEntry,
} from './index';

const home = operations.getHome.examples[200].typical;
const sent = operations.sendMessage.examples[200].sent;
const { data: device } = operations.deviceInit.examples[200].guest;

/** A server that gives each device the session with this credential. */
const serverOf = (authorization: string) =>
  listen(
    routes({
      '/registerlogin/deviceinit': (_, response) =>
        sendJson(response, 200, { code: 200, message: 'OK', data: { ...device, Authorization: authorization } }),
      '/explore/home': (_, response) => sendJson(response, 200, home),
      '/characters': (_, response) =>
        sendJson(response, 200, { code: 200, message: 'OK', data: { items: [], nextCursor: null, total: 0 } }),
      '/chats/cht-1/events': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"kind":"reset"}\n\n'),
      '/experiments/new': (_, response) => sendJson(response, 200, { code: 200, message: 'OK', data: { isOn: true } }),
    }),
  );

describe('clients', () => {
  it('keep accounts and servers apart in one process', async () => {
    await using first = await serverOf('one');
    await using second = await serverOf('two');
    const storage = memoryStorage();
    const one = createClient({ baseUrl: first.baseUrl, storage });
    const two = createClient({ baseUrl: second.baseUrl });

    await Promise.all([getHome({ client: one }), getHome({ client: two }), getHome({ client: one })]);

    const credentials = (server: typeof first) =>
      server.requests.filter(({ url }) => url === '/explore/home').map(({ headers }) => headers.authorization);
    expect(credentials(first)).toEqual(['one', 'one']);
    expect(credentials(second)).toEqual(['two']);
    expect(storage.entries.get('Authorization')).toBe('one');
  });

  it('bind operations, streams and lists, whatever `configure` says', async () => {
    await using server = await serverOf('mine');
    configure({ baseUrl: 'http://127.0.0.1:1' });
    const api = createClient({ baseUrl: server.baseUrl }).bind({ getHome, listCharacters, streamChatEvents });

    await api.getHome();
    for await (const _ of paginate(api.listCharacters, {})) throw new Error('The list is not empty');
    for await (const event of api.streamChatEvents('cht-1')) expect(event).toEqual({ kind: 'reset' });

    const paths = server.paths().filter((path) => !path.startsWith('/registerlogin'));
    expect(paths).toEqual(['/explore/home', '/characters', '/chats/cht-1/events']);
  });

  it('send default headers, which a call may replace', async () => {
    await using server = await serverOf('mine');
    const client = createClient({ baseUrl: server.baseUrl, headers: { 'X-App': 'reader', 'X-Build': '7' } });

    await getHome({ client, headers: { 'x-build': '8' } });

    expect(server.requests.at(-1)?.headers).toMatchObject({ 'x-app': 'reader', 'x-build': '8', authorization: 'mine' });
  });

  it('with other options keep the session, but never take it to another server', async () => {
    await using server = await serverOf('mine');
    await using other = await serverOf('other');
    const client = createClient({ baseUrl: server.baseUrl, storage: memoryStorage() });
    await getHome({ client });

    await getHome({ client: client.withOptions({ headers: { 'X-App': 'reader' } }) });
    await getHome({ client: client.withOptions({ baseUrl: other.baseUrl }) });

    expect(server.requests.at(-1)?.headers).toMatchObject({ 'x-app': 'reader', authorization: 'mine' });
    expect(server.paths()).toEqual(['/registerlogin/deviceinit', '/explore/home', '/explore/home']);
    expect(other.requests.at(-1)?.headers.authorization).toBe('other');
  });

  it('call what the contract does not describe', async () => {
    await using server = await serverOf('mine');
    const client = createClient({ baseUrl: server.baseUrl });

    const data = await client.request('POST', '/experiments/new', { query: { variant: 'b' }, body: { on: true } });

    expect(data).toEqual({ isOn: true });
    expect(server.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/experiments/new?variant=b',
      headers: { 'content-type': 'application/json', authorization: 'mine' },
    });
  });
});

describe('a write that takes an idempotency key', () => {
  it('is sent again after a passing failure, with the same key', async () => {
    let answers = 0;
    await using server = await listen((_, response) =>
      (answers += 1) < 3
        ? sendJson(response, 503, operations.sendMessage.examples[503].unavailable)
        : sendJson(response, 200, sent),
    );
    configure({ baseUrl: server.baseUrl, clock });

    await sendMessage('cht-1', { text: 'Who lit the lamp?' });

    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
  });

  it('keeps the key of its caller, and is sent once where the configuration says so', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 503, operations.sendMessage.examples[503].unavailable),
    );
    configure({ baseUrl: server.baseUrl, clock, writeRetries: 0 });

    const call = sendMessage('cht-1', { text: 'Who?' }, { headers: { 'Idempotency-Key': 'the-callers-own' } });

    await expect(call).rejects.toBeInstanceOf(ServerError);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['the-callers-own']);
  });
});

describe('a failure', () => {
  it.each([
    [404, NotFoundError],
    [409, ConflictError],
    [429, RateLimitError],
    [500, ServerError],
  ])('with status %i is of its own class', async (status, Kind) => {
    await using server = await listen((_, response) => sendJson(response, status, { code: status, message: 'No' }));
    configure({ baseUrl: server.baseUrl, clock });

    await expect(getHome()).rejects.toBeInstanceOf(Kind);
  });
});

describe('the log', () => {
  it('has a line for each attempt, without the query', async () => {
    let answers = 0;
    await using server = await listen((_, response) =>
      (answers += 1) < 2 ? sendJson(response, 503, { code: 503, message: 'Busy' }) : sendJson(response, 200, home),
    );
    const lines: LogEntry[] = [];
    const client = createClient({
      baseUrl: server.baseUrl,
      clock,
      session: { current: () => device, start: async () => device, renew: async () => device, adopt: () => undefined },
      log: (entry) => lines.push(entry),
    });

    await getHome({ client });
    await listCharacters({ q: 'secret' }, { client, retries: 0 }).catch(() => undefined);

    expect(lines).toMatchObject([
      { kind: 'retrying', method: 'GET', path: '/explore/home', attempt: 0, status: 503 },
      { kind: 'answered', method: 'GET', path: '/explore/home', attempt: 1, status: 200 },
      { kind: 'failed', method: 'GET', path: '/characters', attempt: 0 },
    ]);
  });
});
